/** What every part of the board asks of the table. */
import { getContext, setContext } from 'svelte';
import { language, pick } from '../../lib/i18n.svelte';
import { getTable, type TableStore } from '../../lib/table.svelte';
import type { Card, SeatInfo } from '../../lib/types';
import { typeset } from '../../lib/typeset';
import type { MythView, Player } from './view';
import { t } from './words';

export type Tab = 'mine' | 'table' | 'battle' | 'shop' | 'boards' | 'hand';

/** Things on the board of somebody: the seat is counted from 1. */
const PLACED = /^(?:space|unit|building|area)-(\d)-/;

export class MythBoard {
  readonly table: TableStore;
  readonly view = $derived.by(() => this.table.view as MythView);
  /** Whose board lies in front: the viewer's, for a spectator the first. */
  readonly front = $derived.by(() => this.table.me ?? 0);

  /** The room there is, kept by the board. */
  width = $state(window.innerWidth);
  /** One zone at a time, in tabs, where the page has no rail. */
  readonly tabbed = $derived(this.width < 1200);
  /** The zone shown, and whose board in the zone of all boards. */
  tab = $state<Tab>('table');
  looked = $state(0);
  /** Whose cubes are taken: the seat that the moves name, the loser of the battle, or the only rival. */
  readonly victim = $derived.by(() => {
    if (!this.verbs.has('loot')) return null;
    const seat = this.table.question?.options.flatMap((option) => option.targets).find((id) => id.startsWith('seat-'));
    if (seat) return Number(seat.slice(5)) - 1;
    const { battle, players } = this.view;
    if (battle && !battle.over) return battle.defender;
    return players.length === 2 ? 1 - this.front : null;
  });

  readonly verbs = $derived.by(() => new Set((this.table.mine ? (this.table.question?.options ?? []) : []).map((option) => option.symbol.split(' ', 1)[0] ?? '')));
  /** The rivals on whose boards something may be picked. */
  readonly asked = $derived.by(() => {
    const seats = [...this.table.targets].flatMap((id) => {
      const seat = PLACED.exec(id)?.[1];
      return seat && Number(seat) - 1 !== this.front ? [Number(seat) - 1] : [];
    });
    return [...new Set(seats)].sort((a, b) => a - b);
  });
  /** The zone in which the question is answered; without one, where something happens. */
  readonly called = $derived.by<Tab>(() => {
    const fights = this.view.battle !== null && !this.view.battle.over;
    const { verbs } = this;
    if (this.victim !== null) return 'boards';
    if (verbs.has('raze') || verbs.has('seize') || verbs.has('strike') || verbs.has('dwarf')) return this.asked.length ? 'boards' : this.home;
    if (fights) return 'battle';
    if (verbs.has('build') || verbs.has('recruit')) return 'shop';
    if (verbs.has('unit') && this.missing) return 'shop';
    if (verbs.has('settle') || verbs.has('move') || verbs.has('dismiss')) return this.home;
    return this.tabbed && this.held ? 'hand' : 'table';
  });
  /** Something of the hand, the pack or the deck may be picked. */
  get held(): boolean {
    const { hand, pack } = this.player(this.front);
    return [...(hand ?? []), ...(pack ?? []), 'deck'].some((id) => this.table.targets.has(id));
  }
  get home(): Tab {
    return this.tabbed ? 'mine' : 'table';
  }
  /** A unit may be chosen that the player does not have yet. */
  get missing(): boolean {
    const held = new Set(this.player(this.front).units.map((unit) => unit.id));
    return (this.table.question?.options ?? []).some(({ symbol }) => symbol.startsWith('unit ') && !held.has(symbol.slice(5)));
  }

  constructor(table: TableStore) {
    this.table = table;
  }

  player(seat: number): Player {
    const player = this.view.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  seat(seat: number): SeatInfo {
    const info = this.table.seats[seat];
    if (!info) throw new Error(`no seat ${seat}`);
    return info;
  }

  /** Opens the board of a player. */
  look(seat: number): void {
    this.looked = seat;
    this.tab = 'boards';
  }

  card(id: string): Card {
    const card = this.table.cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  }

  name(id: string): string {
    return typeset(pick(this.card(id).names), language.current);
  }

  text(id: string): string {
    return typeset(pick(this.card(id).text), language.current);
  }

  /** All of a card, for those who do not see it. */
  label(id: string): string {
    return t('labelled', { name: this.name(id), text: this.text(id) });
  }

  /** To the left or the right of the player in front: the only ones who attack each other. */
  beside(seat: number): 'left' | 'right' | 'both' | null {
    const n = this.view.players.length;
    const [left, right] = [(this.front + 1) % n, (this.front + n - 1) % n];
    if (seat === left && seat === right) return 'both';
    return seat === left ? 'left' : seat === right ? 'right' : null;
  }

  /** What the chosen move changes of a number, by its path in the view of a player. */
  delta(seat: number, what: string): number {
    const change = this.table.preview?.changes.find((each) => each.seat === seat && each.what === what);
    return change ? change.after - change.before : 0;
  }
}

const CONTEXT = Symbol('mythology');

/** Of the board around, or a new one over the table. */
export function getBoard(): MythBoard {
  return getContext<MythBoard | undefined>(CONTEXT) ?? new MythBoard(getTable());
}

export function setBoard(): MythBoard {
  return setContext(CONTEXT, new MythBoard(getTable()));
}
