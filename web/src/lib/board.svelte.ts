/** What every part of a board asks of the table, whatever the game. */
import { getContext, setContext } from 'svelte';
import { cardName, cardText } from '../ui/face';
import { room } from './room.svelte';
import { getTable, type TableStore } from './table.svelte';
import type { Card, SeatInfo } from './types';

interface Players {
  players: readonly unknown[];
}

export class Board<View extends Players> {
  readonly table: TableStore;
  readonly view = $derived.by(() => this.table.view as View);
  /** Whose area lies in front: the viewer's, for a spectator the first. */
  readonly front = $derived.by(() => this.table.me ?? 0);

  /** The room there is. */
  readonly width = $derived(room.width);
  /** One zone at a time, in tabs. */
  readonly tabbed = $derived(this.width < 1160);

  constructor(table: TableStore) {
    this.table = table;
  }

  player(seat: number): View['players'][number] {
    return known(this.view.players[seat] as View['players'][number], `seat ${seat}`);
  }

  seat(seat: number): SeatInfo {
    return known(this.table.seats[seat], `seat ${seat}`);
  }

  card(id: string): Card {
    return known(this.table.cards.get(id), `card ${id}`);
  }

  name(id: string): string {
    return cardName(this.card(id));
  }

  text(id: string): string {
    return cardText(this.card(id));
  }

  /** What the chosen move changes of a number, by its path in the view of a player. */
  delta(seat: number, what: string): number {
    const change = this.table.preview?.changes.find((each) => each.seat === seat && each.what === what);
    return change ? change.after - change.before : 0;
  }
}

function known<T>(found: T | null | undefined, what: string): NonNullable<T> {
  if (found === null || found === undefined) throw new Error(`no ${what}`);
  return found;
}

/** How the parts of a game's board find it: `getBoard` the one around, or a new one over the table. */
export function boards<B>(make: (table: TableStore) => B): { getBoard: () => B; setBoard: () => B } {
  const context = Symbol('board');
  return {
    getBoard: () => getContext<B | undefined>(context) ?? make(getTable()),
    setBoard: () => setContext(context, make(getTable())),
  };
}

/** All seats clockwise, beginning with this one. */
export function seatsFrom({ players }: Players, first: number): number[] {
  return players.map((_, n) => (first + n) % players.length);
}

/** Equal things together, in their order. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
