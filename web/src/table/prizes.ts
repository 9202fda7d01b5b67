/** What only those hold who have the most of something: majorities, the Advantage. */
import type { CardBook } from '../lib/cards.svelte';
import type { Line } from '../lib/types';

export interface Prize {
  id: string;
  name: string;
  holders: number[];
  /** Does this line tell how somebody comes to hold it? */
  won(line: Line, cards: CardBook): boolean;
}

/** A prize that is lost, who holds it now, and by which deeds it went. */
export interface Ousted {
  name: string;
  to: number[];
  lines: Line[];
}

export function ousted(before: Prize[], after: Prize[], seat: number | null, lines: Line[], cards: CardBook): Ousted[] {
  if (seat === null) return [];
  return after.flatMap(({ id, name, holders, won }): Ousted[] => {
    const held = before.some((prize) => prize.id === id && prize.holders.includes(seat));
    if (!held || holders.includes(seat)) return [];
    return [{ name, to: holders, lines: lines.filter((line) => won(line, cards)) }];
  });
}
