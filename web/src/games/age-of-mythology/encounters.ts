/** The battle as the log tells it. */
import type { Line } from '../../lib/types';

export interface Told {
  /** Counted from 1; 0: before the first encounter. */
  number: number;
  lines: Line[];
}

/** What of the log belongs to a battle. The rolls and battle cards of an encounter stand in its arena. */
const TOLD = new Set([
  'seduced', 'replaces', 'throws', 'berserk', 'eliminated', 'thrown', 'returns', 'joins', 'grows', 'gains-unit', 'retreats', 'routed',
  'empty', 'wins', 'wins-cubes', 'razes', 'loses-villager', 'seizes', 'loots', 'waives',
]);

/** The encounters since the last attack; what follows the victory is the last entry, without a number. */
export function encounters(log: Line[]): Told[] {
  const start = log.findLastIndex((line) => line.kind === 'attacks');
  const found: Told[] = [];
  let number = 0;
  for (const line of start < 0 ? [] : log.slice(start)) {
    if (line.kind === 'encounter') number += 1;
    else if (line.kind === 'plays' || line.kind === 'invokes' || line.kind === 'passes') break;
    else if (TOLD.has(line.kind)) {
      if (line.kind === 'wins') number = 0;
      const last = found.at(-1);
      if (last && last.number === number) last.lines.push(line);
      else found.push({ number, lines: [line] });
    }
  }
  return found;
}
