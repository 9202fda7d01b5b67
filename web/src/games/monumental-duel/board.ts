/** What the board reads out of a view: who sits where, what can be paid, who leads. */
import { language, pick } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Card, Preview, Question, SeatInfo } from '../../lib/types';
import { typeset } from '../../lib/typeset';
import { cardLabel } from '../../ui/face';
import { resourceId, resourceName } from '../../ui/resources';
import type { DuelView, ProvinceType, Status } from './view';
import { name, t } from './words';

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
    return { name: t(kind), icon, n: mine[kind], ahead: mine[kind] > theirs[kind] };
  });
}

/** How many rounds follow this one at most: every refill of the track takes three cards or more, and the round after
    one that leaves four cards or fewer is the last. */
export function roundsLeft(view: DuelView): number {
  if (view.last_round) return 0;
  let rounds = 1;
  for (let cards = view.development_deck.left.reduce((sum, n) => sum + n); cards > 1; cards -= 3) rounds++;
  return rounds;
}

export type Phase = 'activation' | 'actions' | 'endOfRound';

/** A City without a tilted card waits for its activation; when both have passed the round ends. */
export function phase(view: DuelView): Phase {
  if (view.players.every((player) => player.passed)) return 'endOfRound';
  const waiting = view.players.some((player) => !player.passed && player.city.every((slot) => slot.status === 'idle'));
  return waiting ? 'activation' : 'actions';
}

/** With a true minus sign. */
export function points(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}

// ---------------------------------------------------------------- said aloud
export function amount(res: string, n: number): string {
  const id = resourceId(res);
  return id ? `${n} ${resourceName(id, n, language.current)}` : `${n}`;
}

/** A card with the landscape of a Province, as a screen reader says it. */
export function describe(card: Card): string {
  const type = card.more.province_type as ProvinceType | null;
  return [cardLabel(card, language.current), type && name(type)].filter(Boolean).join(', ');
}

export function cardText(card: Card): string {
  return typeset(pick(card.text), language.current);
}

export function kindName(card: Card): string {
  return name(card.kind as 'building');
}

export function statusName(status: Status): string | null {
  if (status === 'activated') return t('statusActivated');
  if (status === 'used') return t('statusUsed');
  return status === 'reinforced' ? t('statusReinforced') : null;
}

/** "row-2" or "column-1" in words. */
export function lineName(line: string): string {
  const [kind, n = ''] = line.split('-');
  return kind === 'row' ? t('rowN', { n }) : t('columnN', { n });
}
