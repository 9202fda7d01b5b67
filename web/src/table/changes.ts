import type { GameModule } from '../games';
import type { CardBook } from '../lib/cards.svelte';
import { cardOf } from '../lib/places';
import type { Change } from '../lib/types';

/** Parts of a view that say nothing of the thing itself: prices follow the place, `legal` the question. */
const PASSING = new Set(['legal', 'price', 'cost']);

/** The cards that moved or whose counts changed between two views of a game, by id, and by owner and id where an owner
    has only one of them; not those in the area of `but`. */
export function changedIds(before: unknown, after: unknown, cards: CardBook, but: number | null = null): Set<string> {
  const [was, is] = [places(before, cards), places(after, cards)];
  const spared = (owner: number | null) => owner !== null && owner === but;
  const found = new Set<string>();
  for (const [id, now] of is) {
    const then = was.get(id) ?? [];
    if (then.join() !== now.join() && !now.some((where) => spared(ownerOf(where)))) found.add(id);
    for (const where of now.filter((each) => !then.includes(each))) {
      const owner = ownerOf(where);
      if (!spared(owner) && now.filter((each) => ownerOf(each) === owner).length === 1) found.add(cardOf(owner, id));
    }
  }
  return found;
}

/** A card that went from one owner or zone to another; null is the table, undefined where it is not seen. */
export interface Journey {
  card: string;
  from: number | null | undefined;
  to: number | null | undefined;
}

/** The cards that lie elsewhere than before, but for some parts of the views. */
export function journeys(before: unknown, after: unknown, cards: CardBook, but: Iterable<string> = []): Journey[] {
  const left = new Set([...PASSING, ...but]);
  const [was, is] = [places(before, cards, left), places(after, cards, left)];
  const zones = (found: string[] | undefined) => (found ?? []).map((where) => where.split(' ')[0] ?? '');
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((card) => {
    const [then, now] = [zones(was.get(card)), zones(is.get(card))];
    const [gone, come] = [without(then, now).map(ownerOf), without(now, then).map(ownerOf)];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, n) => ({ card, from: gone[n], to: come[n] }));
  });
}

/** What a seat has, each as often as it has it: things that can be lost, and cards that go only as it wants. */
export interface Owned {
  things: string[];
  cards: string[];
}

/** What a game tells of what a seat has. */
export type Keeping = Pick<GameModule, 'owned' | 'engaged' | 'repeated'>;

/** The cards that this seat has no more, and those that came to it. */
export function belongings(before: unknown, after: unknown, cards: CardBook, seat: number | null, { owned, engaged = new Set(), repeated = new Set() }: Keeping): { lost: string[]; got: string[] } {
  if (owned && seat !== null) {
    const [had, has] = [owned(before, seat), owned(after, seat)];
    return { lost: without(had.things, has.things), got: [...without(has.things, had.things), ...without(has.cards, had.cards)] };
  }
  const moved = journeys(before, after, cards, [...engaged, ...repeated]).filter(({ from, to }) => from !== to);
  const those = (end: 'from' | 'to') => moved.filter((journey) => journey[end] === seat).map(({ card }) => card);
  return { lost: those('from'), got: those('to') };
}

/** What is left of a list when each of others is taken out once. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The numbers of the players that changed between two views, by their paths, as previews tell them. */
export function changedNumbers(before: unknown, after: unknown): Change[] {
  const [was, is] = [before, after].map((view) => (view as { players?: unknown[] } | null)?.players ?? []);
  return (is ?? []).flatMap((player, seat) => {
    const then = new Map(leaves(was?.[seat]));
    return leaves(player).flatMap(([what, now]): Change[] => {
      const n = then.get(what);
      return n === undefined || n === now ? [] : [{ seat, what, before: n, after: now }];
    });
  });
}

/** Lists are left out: their places mean something else later. */
function leaves(part: unknown, path = ''): [string, number][] {
  if (typeof part === 'number') return [[path, part]];
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return [];
  return Object.entries(part).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}

const PLAYER = /^\.players\.(\d+)\./;

function ownerOf(where: string): number | null {
  const seat = PLAYER.exec(where)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Where each card lies and what is counted on it. */
function places(view: unknown, cards: CardBook, but = PASSING): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (value: unknown, path: string, counts: string): void => {
    if (typeof value === 'string') {
      if (cards.has(value)) found.set(value, [...(found.get(value) ?? []), `${path} ${counts}`]);
    } else if (Array.isArray(value)) {
      value.forEach((each, n) => walk(each, path === '.players' ? `${path}.${n}` : path, ''));
    } else if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value).filter(([name]) => !but.has(name));
      const own = 'id' in value || 'card' in value ? numbers(entries) : '';
      for (const [name, each] of entries) walk(each, `${path}.${name}`, own);
    }
  };
  walk(view, '', '');
  for (const where of found.values()) where.sort();
  return found;
}

function numbers(entries: [string, unknown][]): string {
  return entries
    .filter(([, value]) => typeof value === 'number' || (Array.isArray(value) && value.every((each) => typeof each === 'number')))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join();
}
