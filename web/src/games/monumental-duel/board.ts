/** What the board reads out of a view: who sits where, what can be paid, who leads. */
import { language, pick } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Card, Preview, Question, SeatInfo } from '../../lib/types';
import { typeset } from '../../lib/typeset';
import { cardLabel } from '../../ui/face';
import { resourceId, resourceName } from '../../ui/resources';
import { BARRICADE, DEFENCE, RESOURCES } from './view';
import type { DuelView, Player, ProvinceType, Resource, Status } from './view';
import { name, t } from './words';

export type Purse = Record<Resource, number>;

/** The seat drawn at the bottom: mine, or the first one for those who watch. */
export function nearSeat(table: TableStore): number {
  return table.me ?? 0;
}

export function seatOf(table: TableStore, seat: number): SeatInfo {
  return table.seats.find((each) => each.seat === seat) ?? table.seats[seat]!;
}

/** The resources of a seat as the selected option would leave them. */
export function purseAfter(view: DuelView, preview: Preview | null, seat: number): Purse {
  const purse = { ...view.players[seat]!.resources };
  for (const resource of RESOURCES) purse[resource] += delta(preview, seat, `resources.${resource}`);
  return purse;
}

export function delta(preview: Preview | null, seat: number, what: string): number {
  const change = preview?.changes.find((each) => each.seat === seat && each.what === what);
  return change ? change.after - change.before : 0;
}

/** The printed price: what and how much; of a Wonder the first section. */
export function price(card: Card): { res: Resource; n: number } | null {
  const stages = card.cost.stages as Record<string, number>[] | undefined;
  const [entry] = Object.entries(stages?.[0] ?? (card.cost as Record<string, number>));
  return entry ? { res: entry[0] as Resource, n: entry[1] } : null;
}

export function stages(card: Card): number[] {
  const sections = card.cost.stages as Record<string, number>[] | undefined;
  return sections ? sections.map((section) => Object.values(section)[0] ?? 0) : [];
}

/** Gold stands for any basic resource; the Malians pay Provinces in Gold alone. */
export function payable(card: Card, purse: Purse, player: Player): boolean {
  const cost = price(card);
  if (!cost) return false;
  if (card.kind === 'province' && player.civilization === 'malians') return purse.gold >= cost.n;
  return purse[cost.res] + purse.gold >= cost.n;
}

/** The places that can be acquired from, if this is the choice of an action. */
export function acquirable(question: Question | null): Set<string> | null {
  if (question?.kind !== 'turn') return null;
  return new Set(question.options.filter((option) => option.move === 'acquire').flatMap((option) => option.targets));
}

/** What conquering the topmost Province of a pile costs before discounts, or null. */
export function conquest(player: Player, cards: Map<string, Card>): { top: string; n: number; parts: number[] } | null {
  const barricades = player.pile.length - 1 - player.pile.findLastIndex((card) => card.id !== BARRICADE);
  const top = player.pile[player.pile.length - 1 - barricades];
  const cost = top && cards.get(top.id) ? price(cards.get(top.id)!) : null;
  if (!top || !cost) return null;
  const parts = [cost.n, ...Array<number>(barricades).fill(DEFENCE)];
  return { top: top.id, n: parts.reduce((sum, n) => sum + n, 0), parts };
}

/** Provinces, Knowledge, Wonders and Policies that count for Domination. */
export function counts(player: Player, cards: Map<string, Card>): number[] {
  const city = player.city.flatMap((slot) => [slot.card, slot.knowledge]).filter((id) => id !== null);
  const owned = [...city, ...player.deck.top, ...player.deck.rest, ...player.discard].map((id) => cards.get(id));
  const of = (kind: string) => owned.filter((card) => card?.kind === kind && !card.more.starting).length;
  return [player.pile.filter((card) => card.id !== BARRICADE).length, of('knowledge'), of('wonder'), player.policies.length];
}

export interface Race {
  name: string;
  icon: string;
  n: number;
  ahead: boolean;
}

/** The four Dominations: how many a seat has, and whether it is ahead alone. */
export function races(view: DuelView, seat: number, cards: Map<string, Card>): Race[] {
  const mine = counts(view.players[seat]!, cards);
  const theirs = counts(view.players[1 - seat]!, cards);
  const all: [string, string][] = [
    [t('provinces'), 'peaks'],
    [t('knowledge'), 'open-book'],
    [t('wonders'), 'great-pyramid'],
    [t('policies'), 'scroll-unfurled'],
  ];
  return all.map(([title, icon], i) => ({ name: title, icon, n: mine[i]!, ahead: mine[i]! > theirs[i]! }));
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
