/** The last count of a game, read from its log: what each card that was turned up brought to each seat. */
import type { Line } from '../lib/types';

export interface Counted {
  card: string;
  /** By seat. */
  sums: number[];
}

/** What they brought to a seat in all. */
export function inAll(counted: Counted[], seat: number): number {
  return counted.reduce((sum, { sums }) => sum + (sums[seat] ?? 0), 0);
}

/** Null where it is more than that: points that no card brought, or several kinds of them. */
export function countedByCard(lines: Line[], seats: number): Counted[] | null {
  const found: Counted[] = [];
  const kinds = new Set<string>();
  for (const { seat, amounts, cards } of lines) {
    const gains = Object.entries(amounts).filter(([, n]) => n !== 0);
    if (gains.length === 0) {
      if (cards.length === 1) found.push({ card: cards[0]!, sums: Array<number>(seats).fill(0) });
      continue;
    }
    const last = found.at(-1);
    if (!last || seat === null) return null;
    for (const [kind, n] of gains) {
      kinds.add(kind);
      last.sums[seat] = (last.sums[seat] ?? 0) + n;
    }
  }
  return found.length > 0 && kinds.size === 1 ? found : null;
}
