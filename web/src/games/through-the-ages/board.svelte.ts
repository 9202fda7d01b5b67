/** What every part of the board asks of the table. */
import { getContext, setContext } from 'svelte';
import { pick } from '../../lib/i18n.svelte';
import { place } from '../../lib/places';
import { getTable, type TableStore } from '../../lib/table.svelte';
import type { Card, SeatInfo } from '../../lib/types';
import { words } from '../../ui/face';
import type { AgesView, Player } from './view';
import { t } from './words';

const MINUS = '\u2212';

export class AgesBoard {
  readonly table: TableStore;
  readonly view = $derived.by(() => this.table.view as AgesView);
  /** Whose civilization lies in front: the viewer's, for a spectator the first. */
  readonly front = $derived.by(() => this.table.me ?? 0);
  /** What is fought over, bid for or decided, by the card it is about. */
  readonly scene = $derived.by(() => sceneOf(this.view));

  /** The room there is, kept by the board. */
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  /** One zone at a time, in tabs, where the page has no rail. */
  readonly tabbed = $derived(this.width < 1200);
  readonly phone = $derived(this.width <= 860);
  /** Several rivals can be shown whole. */
  readonly tall = $derived(this.height >= 1160);
  /** A hand of many cards still fits in one line. */
  readonly broad = $derived(this.width >= 1700);

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

  card(id: string): Card {
    const card = this.table.cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  }

  /** Without the age some names carry: it stands beside them. */
  name(id: string): string {
    return pick(this.card(id).more.short as Record<string, string>);
  }

  fullName(id: string): string {
    return pick(this.card(id).names);
  }

  text(id: string): string {
    return pick(this.card(id).text);
  }

  /** Without its costs, which stand elsewhere. */
  effect(id: string): string {
    return words(this.card(id)).text;
  }

  /** All of a card, for those who do not see it. */
  label(id: string): string {
    return t('screen.labelled', { name: this.fullName(id), text: this.text(id) });
  }

  /** What the chosen move changes of a number, by its path in the view of a player. */
  delta(seat: number, what: string): number {
    const change = this.table.preview?.changes.find((each) => each.seat === seat && each.what === what);
    return change ? change.after - change.before : 0;
  }

  /** The id under which a thing in front of the viewer can be picked; none in front of another, whose cards one picks
      where they are offered. `owner`: who else brought it there, as a partner a pact. */
  own(seat: number, zone: string, index: string, owner = seat): string | string[] {
    return seat === this.table.me ? place(owner, zone, index) : [];
  }
}

export interface SceneOf {
  id: string;
  kind: 'attack' | 'auction' | 'offer' | 'event';
}

function sceneOf({ over, attack, auction, offer, event }: AgesView): SceneOf | null {
  if (over) return null;
  if (attack) return { id: attack.id, kind: 'attack' };
  if (auction) return { id: auction.territory, kind: 'auction' };
  if (offer) return { id: offer.id, kind: 'offer' };
  return event ? { id: event, kind: 'event' } : null;
}

/** "+3", "−2". */
export function signed(n: number): string {
  return n < 0 ? MINUS + -n : `+${n}`;
}

const CONTEXT = Symbol('ages');

/** Of the board around, or a new one over the table. */
export function getBoard(): AgesBoard {
  return getContext<AgesBoard | undefined>(CONTEXT) ?? new AgesBoard(getTable());
}

export function setBoard(): AgesBoard {
  return setContext(CONTEXT, new AgesBoard(getTable()));
}
