import type { CardBook } from '../lib/cards.svelte';

/** Parts of a view that say nothing of the thing itself: prices follow the place, `legal` the question. */
const PASSING = new Set(['legal', 'price', 'cost']);

/** The ids of things that moved or whose counts changed between two views of a game; not those in the area of `but`. */
export function changedIds(before: unknown, after: unknown, cards: CardBook, but: number | null = null): Set<string> {
  const [was, is] = [places(before, cards), places(after, cards)];
  const mine = `.players.${but}.`;
  return new Set([...is].filter(([id, where]) => was.get(id) !== where && !where.includes(mine)).map(([id]) => id));
}

/** Where each card lies and what is counted on it, as one comparable text. */
function places(view: unknown, cards: CardBook): Map<string, string> {
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
  return new Map([...found].map(([id, where]) => [id, where.sort().join()]));
}

function numbers(entries: [string, unknown][]): string {
  return entries
    .filter(([, value]) => typeof value === 'number' || (Array.isArray(value) && value.every((each) => typeof each === 'number')))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join();
}
