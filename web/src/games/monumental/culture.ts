/** Culture over the rounds, read from the log. */
import type { Line } from '../../lib/types';

export interface Growth {
  seat: number;
  /** All Culture gained before the first round and after each. */
  gained: number[];
  /** After which rounds a Policy came, and how many in all. */
  policies: { round: number; n: number }[];
}

export function growth(log: readonly Line[], seats: number): Growth[] {
  const found = Array.from({ length: seats }, (_, seat): Growth => ({ seat, gained: [0], policies: [] }));
  let round = 0;
  for (const { kind, seat, amounts } of log) {
    if (kind === 'round') {
      round += 1;
      for (const { gained } of found) gained.push(gained.at(-1) ?? 0);
    }
    const mine = seat === null ? undefined : found[seat];
    if (!mine) continue;
    if (kind === 'gains') mine.gained[mine.gained.length - 1]! += amounts.culture ?? 0;
    if (kind === 'develops') mine.policies.push({ round, n: mine.policies.length + 1 });
  }
  return found;
}
