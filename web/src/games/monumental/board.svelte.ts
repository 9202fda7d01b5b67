/** What every part of the board asks of the table: the tiles, who leads, which part of the table is looked at. */
import { untrack } from 'svelte';
import { Board, boards, seatsFrom } from '../../lib/board.svelte';
import { capital } from '../../lib/i18n.svelte';
import { place, placeOf } from '../../lib/places';
import { room } from '../../lib/room.svelte';
import type { Card, Choice } from '../../lib/types';
import { cardLabel } from '../../ui/face';
import { scoreIcons } from './icons';
import type { GameView, Player, Price, Stock, Tile } from './view';
import { t } from './words';

/** What majorities compare. */
export const RACES = ['provinces', 'knowledge', 'wonders', 'policies', 'trade'] as const;
export type Race = (typeof RACES)[number];

export interface Standing {
  race: Race;
  icon: string;
  n: number;
  /** Has the most, and so the points of the majority. */
  most: boolean;
}

/** A part of the lectern: the display; Heroes, Monsters and projects where they have no room beside it; commerce, the turn of the Automas, or the City of a rival. */
export type Page = 'development' | 'modules' | 'trade' | 'automa' | `city-${number}`;

const OF_DEVELOPMENT = new Set(['display', 'basic', 'pile']);
const OF_MODULES = new Set(['hero', 'project']);
/** From this height on there is room for all of it. */
const TALL = 900;

/** Whether the map on the screen has room for the key of its signs; the rail has a board of its own. */
export const key = $state({ drawn: false });

export class MonumentalBoard extends Board<GameView> {
  page = $state<Page>('development');
  /** The tile that was pointed at last, by its place. */
  looked = $state<string | null>(null);

  readonly tiles = $derived.by(() => new Map(this.view.map.map((tile) => [tile.place, tile])));
  /** Everybody else, clockwise. */
  readonly rivals = $derived.by(() => seatsFrom(this.view, this.front).slice(1));
  /** What there is beside the display. */
  readonly besides = $derived.by(() => {
    const { heroes, monsters, projects, projects_open: open } = this.view;
    const kinds = { heroes, monsters, projects: open ? projects : [] };
    return (['heroes', 'monsters', 'projects'] as const).filter((kind) => kinds[kind].length > 0);
  });
  readonly tall = $derived(room.height >= TALL);
  readonly pages = $derived.by<Page[]>(() => [
    'development',
    ...(this.besides.length > 0 && !this.tall ? (['modules'] as const) : []),
    ...(this.view.track ? (['trade'] as const) : []),
    ...(this.view.automa ? (['automa'] as const) : []),
    ...this.rivals.filter((seat) => !this.player(seat).automa).map((seat): Page => `city-${seat}`),
  ]);
  /** The tile in the rail: under the pointer or named by the option under it, else the one that the choice or the conquest under way is about. */
  readonly shown = $derived.by<Tile | null>(() => {
    const { zoomed, chosen } = this.table;
    const pointed = zoomed?.target ? tileIn(zoomed.target) : null;
    const meant = chosen.map(tileIn).find((at) => at !== null) ?? this.view.march?.place;
    const named = this.table.pointed.map(tileIn).find((at) => at !== null);
    const at = pointed ?? named ?? meant ?? this.looked;
    return (at && this.tiles.get(at)) || null;
  });

  /** Where a thing can be picked, if not on the map or in one's own area. */
  pageOf(id: string): Page | null {
    const { owner, zone } = placeOf(id);
    if (owner === null && OF_DEVELOPMENT.has(zone)) return 'development';
    if (owner === null && OF_MODULES.has(zone)) return this.tall ? 'development' : 'modules';
    if (owner === null || owner === this.front || zone === 'seat') return null;
    return this.player(owner).automa ? 'automa' : `city-${owner}`;
  }

  /** Opens the page on which the question is answered, if there is no other place for it; whoever leaves it then is not called back. */
  call(): void {
    const { table } = this;
    if (!table.mine || table.targets.size === 0) return;
    const pages = [...table.targets].map((id) => this.pageOf(id));
    const [page] = pages;
    const open = untrack(() => this.page);
    if (page && page !== open && !pages.includes(null) && !pages.includes(open)) this.page = page;
  }

  waiting(page: Page): number {
    return [...this.table.targets].filter((id) => this.pageOf(id) === page).length;
  }

  standings(seat: number): Standing[] {
    const player = this.player(seat);
    const counts: Record<Race, number> = {
      provinces: player.provinces,
      knowledge: player.score.knowledge,
      wonders: this.wonders(player).length,
      policies: player.policies.length,
      trade: player.space,
    };
    const races = this.view.track ? RACES : RACES.filter((race) => race !== 'trade');
    return races.map((race) => ({ race, icon: scoreIcons[race]!, n: counts[race], most: player.score[`most-${race}`] > 0 }));
  }

  /** The completed Wonders of a player. */
  wonders(player: Player): string[] {
    const city = player.city.flatMap(({ card }) => card ?? []);
    const owned = [...city, ...player.deck.top, ...player.deck.rest, ...player.discard, ...player.drawn.map(({ id }) => id)];
    return owned.filter((id) => this.table.cards.get(id)?.kind === 'wonder');
  }

  /** The options that concern a thing, of whoever is asked. */
  optionsAt(id: string): Choice[] {
    return this.table.mine ? (this.table.question?.options ?? []).filter((option) => option.targets.includes(id)) : [];
  }

  /** The options at a tile, if any: its own, those of its Market. */
  tileOptions(at: string): Choice[] {
    return [...new Set([place(null, 'tile', at), place(null, 'market', at)].flatMap((id) => this.optionsAt(id)))];
  }
}

export const { getBoard, setBoard } = boards((table) => new MonumentalBoard(table));

/** What is left of a name where there is room for a word. */
export function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

/** The tile that an id is about. */
export function tileIn(id: string): string | null {
  const { zone, index } = placeOf(id);
  return zone === 'tile' || zone === 'market' ? index : null;
}

export const tileId = (at: string) => place(null, 'tile', at);
export const marketId = (at: string) => place(null, 'market', at);

// ---------------------------------------------------------------- said aloud
export function amount(res: Stock | 'basic', n: number): string {
  return `${n} ${t(`resource.${res}`, { n })}`;
}

export function priceText(price: Price): string {
  return amount(price.resource ?? 'basic', price.n);
}

export function terrainName(tile: Tile): string {
  return capital(t(`terrain.${tile.terrain}`));
}

/** A card of an offer, and whether it can be paid. */
export function offerLabel(card: Card, price: Price | null): string {
  return [cardLabel(card), price && (price.lacks === 0 ? t('screen.payable') : t('screen.lacks', { n: price.lacks }))].filter(Boolean).join(', ');
}
