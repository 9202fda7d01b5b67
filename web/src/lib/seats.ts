import type { SeatInfo, TableInfo } from './types';

/** Everybody at a table: the players, then the seats that the rules play by themselves. */
export function allSeats({ seats, automas }: Pick<TableInfo, 'seats' | 'automas'>): SeatInfo[] {
  const played = (automas ?? []).map((automa): SeatInfo => ({ ...automa, kind: 'bot', mine: false, connected: false, bot: null, resigned: false, key: null, muted: false, who: null, late: false }));
  return [...seats, ...played];
}
