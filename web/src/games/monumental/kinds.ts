/** What a card is, in words and symbols, and its family: frame and band. */
import type { Card, Family } from '../../lib/types';
import { bonusIn, facetsIn } from '../families/monumental/kinds';
import { kindIcons, STARTING } from './icons';
import { NUMERALS } from './view';
import { named, t } from './words';

const FAMILIES: Record<string, Family> = {
  building: 'works',
  basic_building: 'works',
  knowledge: 'lore',
  wonder: 'wonder',
  natural_wonder: 'land',
  policy: 'law',
  warlord: 'person',
  hero: 'person',
  gain: 'city',
  market: 'city',
  exchange: 'city',
  quest: 'deed',
  project: 'deed',
  automa: 'deed',
  exploration: 'land',
  monster: 'hostile',
  revolt: 'hostile',
};

export function family(card: Card): Family {
  return FAMILIES[card.kind] ?? 'works';
}

export function kindName(card: Card): string {
  return named('kind', card.kind);
}

export function kindIcon({ kind, more }: Card): string | undefined {
  return kind === 'building' && more.starting ? STARTING : kindIcons[kind];
}

export function eraName({ more }: Card): string {
  return NUMERALS[more.era as keyof typeof NUMERALS] ?? '';
}

export const bonusName = bonusIn(t);
export const facets = facetsIn(t);
