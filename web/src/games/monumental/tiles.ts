/** What lies on a tile, in words: for those who do not see the map, and for the rail. */
import type { Choice } from '../../lib/types';
import { amount, type MonumentalBoard, terrainName } from './board.svelte';
import type { Defence, Tile } from './view';
import { named, t } from './words';

/** Lines of the log that tell of the map. */
export const OF_MAP = new Set([
  'attacks', 'fails', 'conquers', 'sent-home', 'hides', 'returns-forces', 'reveals-token', 'reveals-natural', 'takes-cargo', 'moves-unit', 'builds-outpost',
  'explores', 'picks-up', 'visits', 'builds-post', 'trades', 'places-wonder', 'monster-appears', 'monster-attacks', 'defeats', 'explorer-home', 'unit-home',
]);

/** A line of the rail: what, and how much or which; `card`: it can be read. */
export interface Fact {
  what: string;
  which: string;
  card?: string;
  seat?: number;
}

export function tileName(board: MonumentalBoard, tile: Tile): string {
  return tile.capital === null ? terrainName(tile) : t('screen.capital_of', { name: named('civilization', board.player(tile.capital).civilization) });
}

export function holder(board: MonumentalBoard, tile: Tile): string {
  if (tile.owner === null) return tile.defence ? t('screen.unoccupied') : t('screen.nobody_enters');
  return tile.owner === board.table.me ? t('screen.yours') : t('screen.held_by', { name: board.seat(tile.owner).name });
}

const PARTS = { units: 'defence.units', token: 'defence.token', terrain: 'defence.terrain', outpost: 'tile.outpost', wonder: 'kind.wonder', natural: 'kind.natural_wonder', effects: 'defence.effects' } as const;

/** What the defence is made of, but what adds nothing. */
export function defenceParts(defence: Defence): { what: string; n: number }[] {
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, (typeof PARTS)[keyof typeof PARTS]][];
  return parts.flatMap(([part, key]) => (defence[part] === 0 ? [] : [{ what: t(key), n: defence[part] }]));
}

export function garrison(tile: Tile): string {
  return [tile.soldiers > 0 && t('tile.soldiers', { n: tile.soldiers }), tile.warlord && t('kind.warlord'), tile.hero && t('kind.hero')].filter(Boolean).join(', ');
}

/** Everything on the tile but its defence. */
export function facts(board: MonumentalBoard, tile: Tile): Fact[] {
  const found: Fact[] = [];
  const card = (what: string, id: string, seat?: number) => found.push({ what, which: board.name(id), card: id, ...(seat === undefined ? {} : { seat }) });
  if (tile.coastal) found.push({ what: t('tile.coastal'), which: '' });
  if (garrison(tile)) found.push({ what: t('defence.units'), which: garrison(tile) });
  if (tile.outpost) found.push({ what: t('tile.outpost'), which: '' });
  if (tile.forces) found.push({ what: t('tile.forces'), which: '' });
  for (const seat of new Set(tile.explorers)) {
    found.push({ what: t('tile.explorer'), which: t('tile.explorers', { n: tile.explorers.filter((each) => each === seat).length, name: board.seat(seat).name }), seat });
  }
  if (tile.monster) card(t('kind.monster'), tile.monster);
  if (tile.token !== null) {
    const key = tile.town ? 'tile.town' : tile.monster_may_hide ? 'tile.may_hide' : 'tile.covered';
    found.push({ what: t('kind.exploration'), which: t(key, { n: tile.token }) });
  }
  if (tile.resource) found.push({ what: t('tile.resource'), which: amount(tile.resource, 1) });
  if (tile.market) {
    const { id, left, visited } = tile.market;
    found.push({ what: named('market', id), which: t('tile.tokens', { n: left }) });
    if (visited.length > 0) found.push({ what: '', which: t('tile.visited', { names: visited.map((seat) => board.seat(seat).name).join(', ') }) });
  }
  if (tile.cargo) found.push({ what: t('terrain.port'), which: t('tile.waits') });
  if (tile.wonder) card(t('kind.wonder'), tile.wonder);
  if (tile.natural) card(t('kind.natural_wonder'), tile.natural);
  else if (tile.natural_hidden) found.push({ what: t('kind.natural_wonder'), which: t('tile.hidden') });
  if (tile.post?.exchange) card(t('tile.post'), tile.post.exchange, tile.post.owner);
  else if (tile.post) found.push({ what: t('tile.post'), which: t('tile.post_untold'), seat: tile.post.owner });
  return found;
}

/** "Mountain, unoccupied, defence 3, 1 Production, conquer for 3 Military". */
export function tileLabel(board: MonumentalBoard, tile: Tile, options: readonly Choice[]): string {
  const told = facts(board, tile).map(({ what, which }) => [what, which].filter(Boolean).join(' '));
  const defence = tile.defence ? [`${t('tile.defence')} ${tile.defence.total}`] : [];
  const may = options.slice(0, 4).map(({ text }) => text);
  return [`${tileName(board, tile)} ${tile.place}`, holder(board, tile), ...defence, ...told, ...may].join(', ');
}

/** Where a Trading Post is drawn: at the upper right, unless a Monster or Hidden Forces stand there; never on the shield. */
export function postSpot({ monster, forces, wonder, cargo }: Pick<Tile, 'monster' | 'forces' | 'wonder' | 'cargo'>): { x: number; y: number } {
  if (!monster && !forces) return { x: 25, y: -14 };
  return wonder || cargo ? { x: 0, y: -26 } : { x: 24, y: 21 };
}

export interface KeyRow {
  id: string;
  text: string;
}

export const KEY_ROW = 18;
/** So many rows have room in a corner of the map; the rail has the others. */
export const KEY_LINES = 7;

/** What the signs on the map mean: what a defence is made of, then all else that lies on tiles. */
export function keyRows({ view }: MonumentalBoard): KeyRow[] {
  const { limits, config } = view;
  return [
    { id: 'shield', text: t('screen.key_defence') },
    { id: 'town', text: t('thing.town') },
    { id: 'outpost', text: `${t('tile.outpost')} +${limits.outpost_defence}` },
    { id: 'wonder', text: `${t('kind.wonder')} +${limits.wonder_defence}` },
    ...(config.modules.includes('natural_wonders') ? [{ id: 'natural', text: `${t('screen.key_natural')} +${limits.natural_defence}` }] : []),
    ...(view.track ? [{ id: 'post', text: t('tile.post') }] : []),
    { id: 'explorer', text: t('screen.key_explorer') },
    { id: 'warlord', text: t('kind.warlord') },
    { id: 'market', text: t('tile.market') },
    { id: 'resource', text: t('tile.resource') },
    ...(view.track ? [{ id: 'cargo', text: t('kind.gain') }] : []),
    ...(view.map.some(({ forces }) => forces) ? [{ id: 'forces', text: t('tile.forces') }] : []),
    ...(config.modules.includes('monsters') ? [{ id: 'monster', text: t('kind.monster') }] : []),
  ];
}
