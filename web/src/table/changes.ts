import type { CardBook } from '../lib/cards.svelte';
import { cardOf } from '../lib/places';

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

const PLAYER = /^\.players\.(\d+)\./;

function ownerOf(where: string): number | null {
  const seat = PLAYER.exec(where)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Where each card lies and what is counted on it. */
function places(view: unknown, cards: CardBook): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (value: unknown, path: string, counts: string): void => {
    if (typeof value === 'string') {
      if (cards.has(value)) found.set(value, [...(found.get(value) ?? []), `${path} ${counts}`]);
    } else if (Array.isArray(value)) {
      value.forEach((each, n) => walk(each, path === '.players' ? `${path}.${n}` : path, ''));
    } else if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value).filter(([name]) => !PASSING.has(name));
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
