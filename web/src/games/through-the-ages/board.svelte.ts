/** What every part of the board asks of the table: the scene, the room, names and places of cards. */
import { Board, boards } from '../../lib/board.svelte';
import { language, pick } from '../../lib/i18n.svelte';
import { room } from '../../lib/room.svelte';
import { place } from '../../lib/places';
import { typeset } from '../../lib/typeset';
import { words } from '../../ui/face';
import type { AgesView } from './view';
import { t } from './words';

export class AgesBoard extends Board<AgesView> {
  /** What is fought over, bid for or decided, by the card it is about. */
  readonly scene = $derived.by(() => sceneOf(this.view));

  readonly phone = $derived(this.width <= 860);
  /** Several rivals can be shown whole. */
  readonly tall = $derived(room.height >= 1160);
  /** A hand of many cards still fits in one line. */
  readonly broad = $derived(this.width >= 1700);

  /** Without the age some names carry: it stands beside them. */
  override name(id: string): string {
    return typeset(pick(this.card(id).more.short as Record<string, string>), language.current);
  }

  fullName(id: string): string {
    return super.name(id);
  }

  /** Without its costs, which stand elsewhere. */
  effect(id: string): string {
    return words(this.card(id)).text;
  }

  /** All of a card, for those who do not see it. */
  label(id: string): string {
    return t('screen.labelled', { name: this.fullName(id), text: this.text(id) });
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

export const { getBoard, setBoard } = boards((table) => new AgesBoard(table));
