/** What the board reads out of a view: who sits where, what can be paid, who leads. */
import { language, pick } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Card, Preview, Question, SeatInfo } from '../../lib/types';
import { typeset } from '../../lib/typeset';
import { cardLabel } from '../../ui/face';
import type { DuelView, Line, ProvinceType, Resource, Status } from './view';
import { t } from './words';

/** The seat drawn at the bottom: mine, or the first one for those who watch. */
export function nearSeat(table: TableStore): number {
  return table.me ?? 0;
}

export function seatOf(table: TableStore, seat: number): SeatInfo {
  return table.seats.find((each) => each.seat === seat) ?? table.seats[seat]!;
}

export function delta(preview: Preview | null, seat: number, what: string): number {
  const change = preview?.changes.find((each) => each.seat === seat && each.what === what);
  return change ? change.after - change.before : 0;
}

/** Can the seat pay for this card, after the selected option? */
export function payable(view: DuelView, preview: Preview | null, seat: number, card: string): boolean {
  const price = view.players[seat]!.prices.cards[card];
  return price !== undefined && price.lacks + delta(preview, seat, `prices.cards.${card}.lacks`) === 0;
}

/** The sections of a Wonder, as printed. */
export function stages(card: Card): number[] {
  const sections = card.cost.stages as Record<string, number>[] | undefined;
  return sections ? sections.map((section) => Object.values(section)[0] ?? 0) : [];
}

/** The places that can be acquired from, if this is the choice of an action. */
export function acquirable(question: Question | null): Set<string> | null {
  if (question?.kind !== 'turn') return null;
  return new Set(question.options.filter((option) => option.move === 'acquire').flatMap((option) => option.targets));
}

export interface Race {
  name: string;
  icon: string;
  n: number;
  ahead: boolean;
}

/** The four Dominations: how many a seat has, and whether it is ahead alone. */
export function races(view: DuelView, seat: number): Race[] {
  const [mine, theirs] = [view.players[seat]!.counts, view.players[1 - seat]!.counts];
  const icons = { provinces: 'peaks', knowledge: 'open-book', wonders: 'great-pyramid', policies: 'scroll-unfurled' } as const;
  return Object.entries(icons).map(([what, icon]) => {
    const kind = what as keyof typeof icons;
    return { name: t(`score.${kind}`), icon, n: mine[kind], ahead: mine[kind] > theirs[kind] };
  });
}

/** With a true minus sign. */
export function points(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}

// ---------------------------------------------------------------- said aloud
export function amount(res: Resource | 'basic', n: number): string {
  return `${n} ${t(`resource.${res}`, { n })}`;
}

/** A card with the landscape of a Province, as a screen reader says it. */
export function describe(card: Card): string {
  const type = card.more.province_type as ProvinceType | null;
  return [cardLabel(card), type && t(`province_type.${type}`)].filter(Boolean).join(', ');
}

export function cardText(card: Card): string {
  return typeset(pick(card.text), language.current);
}

export function statusName(status: Status): string | null {
  return status === 'idle' ? null : t(`status.${status}`);
}

export const LINES = [1, 2, 3] as const;

/** A row or column, as its own label. */
export function lineName(line: Line): string {
  const name = t(`line.${line}`);
  return name[0]!.toUpperCase() + name.slice(1);
}
