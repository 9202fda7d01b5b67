/** The battle as the log tells it. */
import type { Line } from '../../lib/types';
import type { Battle } from './view';

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

/** The decision that declared the last battle. */
export function declared(log: Line[]): number {
  return log.findLast((line) => line.kind === 'attacks')?.decision ?? 0;
}

/** The encounters since an attack; what follows the victory is the last entry, without a number. */
export function encounters(log: Line[], attack = declared(log)): Told[] {
  const start = log.findIndex((line) => line.kind === 'attacks' && line.decision === attack);
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

/** A battle whose end came between two views: who won, but none of its last dice. */
export function ending(battle: Battle, told: Told[]): Battle | null {
  const victory = told.flatMap(({ lines }) => lines).find((line) => line.kind === 'wins');
  if (!victory) return null;
  const [attack, defence] = battle.sides.map((side) => ({ ...side, army: [], heads: [], dice: null, last_fighter: null, last_roll: [], last_hits: 0 }));
  return { ...battle, sides: [attack!, defence!], winner: victory.seat, over: true, odds: null, matchups: [] };
}
