import type { SeatInfo, TableInfo } from '../lib/types';

/** My tables as the home page lists them. */
export interface Shelf {
  mine: TableInfo[];
  others: TableInfo[];
  finished: TableInfo[];
}

const OPEN = new Set(['gathering', 'playing']);

/** Does this table wait for one of my seats? */
export function myTurn(table: TableInfo): boolean {
  return table.status === 'playing' && table.waiting.some((seat) => table.seats[seat]?.mine);
}

/** Can the whole game be looked at again? */
export function replayable(table: TableInfo): boolean {
  return table.status === 'over' || table.status === 'imported';
}

/** Where I am awaited first (the longest wait on top), then the others by the latest move, then what is finished. */
export function shelve(tables: TableInfo[]): Shelf {
  const open = tables.filter((table) => OPEN.has(table.status));
  return {
    mine: open.filter(myTurn).sort((a, b) => a.updated - b.updated),
    others: open.filter((table) => !myTurn(table)).sort((a, b) => b.updated - a.updated),
    finished: tables.filter((table) => !OPEN.has(table.status)).sort((a, b) => b.updated - a.updated),
  };
}

export function freeSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === 'open');
}

/** The seats the table waits for that are not mine. */
export function awaited(table: TableInfo): SeatInfo[] {
  return table.waiting.flatMap((seat) => table.seats[seat] ?? []).filter((seat) => !seat.mine);
}
