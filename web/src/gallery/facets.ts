/** What the gallery can be narrowed by: only what the data of a game has. */
import type { Card, GameInfo } from '../lib/types';
import { loadedModule, wordOf } from '../games';
import { pick } from '../lib/i18n.svelte';
import { holds, plain } from '../lib/search';
import { eraName, kindName } from '../ui/face';
import { t } from './words';

/** `kind`, `era`, `provenance`, or what cards of the game have in `more`. */
export type FacetId = string;

/** The facets of a game, with their headings. */
function headings(game: string): Record<FacetId, () => string> {
  return { kind: () => t('kind'), ...loadedModule(game)?.facets, provenance: () => t('provenance') };
}

export interface Value {
  id: string;
  name: string;
  count: number;
  /** A card that stands for it. */
  example: Card;
}
export interface Facet {
  id: FacetId;
  name: string;
  values: Value[];
}

export function valueOf(card: Card, facet: FacetId): string {
  switch (facet) {
    case 'kind':
      return card.kind;
    case 'era':
      return card.era === null ? 'none' : String(card.era);
    case 'provenance':
      return card.provenance.all ?? '';
    default:
      return facet in card.more ? String(card.more[facet] ?? 'none') : '';
  }
}

/** The name a game's options give to a value, such as a civilization's. */
function optionName(game: GameInfo | undefined, value: string): string | undefined {
  for (const option of game?.options ?? []) {
    const names = option.value_names[option.values.indexOf(value)];
    if (names) return pick(names);
  }
  return undefined;
}

function nameOf(card: Card, facet: FacetId, value: string, game: GameInfo | undefined): string {
  if (facet === 'kind') return kindName(card);
  if (facet === 'era') return eraName(card) || t('noEra');
  if (facet === 'provenance' && `${facet}.${value}` in t.texts.en) return t(`${facet}.${value}` as 'provenance.public');
  return wordOf(card.game, `${facet}.${value}`) ?? optionName(game, value) ?? value;
}

export function facetsOf(cards: readonly Card[], game: GameInfo | undefined): Facet[] {
  const facets: Facet[] = [];
  for (const [id, heading] of Object.entries(headings(cards[0]?.game ?? ''))) {
    const values = new Map<string, Value>();
    for (const card of cards) {
      const value = valueOf(card, id);
      if (!value) continue;
      const known = values.get(value);
      if (known) known.count += 1;
      else values.set(value, { id: value, name: nameOf(card, id, value, game), count: 1, example: card });
    }
    const list = [...values.values()];
    if (id === 'era') list.sort((a, b) => (a.example.era ?? 9) - (b.example.era ?? 9));
    if (list.length > 1) facets.push({ id, name: heading(), values: list });
  }
  return facets;
}

const index = new WeakMap<Card, string>();
function searchable(card: Card): string {
  let text = index.get(card);
  if (text === undefined) {
    text = plain([card.id, ...Object.values(card.names), ...Object.values(card.text)].join(' '));
    index.set(card, text);
  }
  return text;
}

export interface Filter {
  q: string;
  /** By facet. */
  wanted: Record<FacetId, string>;
}

export function narrowed(cards: readonly Card[], { q, wanted }: Filter): Card[] {
  const all = Object.entries(wanted);
  return cards.filter((card) => all.every(([id, value]) => valueOf(card, id) === value) && (!q || holds(searchable(card), q)));
}
