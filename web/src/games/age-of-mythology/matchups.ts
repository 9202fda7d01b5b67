/** The table of chances as one side sees it. */
import type { Battle, Matchup } from './view';

export interface Cell {
  /** Dice of the own unit and of theirs. */
  dice: number[];
  /** The same by their parts. */
  parts: Matchup['parts'];
  chance: number;
}

export interface Chances {
  rows: string[];
  columns: string[];
  cell(row: string, column: string): Cell | undefined;
  worst(row: string): number;
}

/** The rows are the units of `seat`, or of the attacker for everybody who does not fight. */
export function chances(battle: Battle, seat: number | null): Chances {
  const turned = seat === battle.defender;
  const cells = new Map<string, Cell>();
  for (const { attack, defence, dice, parts, odds } of battle.matchups) {
    const key = turned ? `${defence} ${attack}` : `${attack} ${defence}`;
    cells.set(key, turned ? { dice: dice.toReversed(), parts: parts.toReversed(), chance: 1 - odds } : { dice, parts, chance: odds });
  }
  const ids = (of: 'attack' | 'defence') => [...new Set(battle.matchups.map((each) => each[of]))];
  const [rows, columns] = turned ? [ids('defence'), ids('attack')] : [ids('attack'), ids('defence')];
  const cell = (row: string, column: string) => cells.get(`${row} ${column}`);
  return { rows, columns, cell, worst: (row) => Math.min(...columns.map((column) => cell(row, column)?.chance ?? 1)) };
}
