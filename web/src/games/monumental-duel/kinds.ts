/** What a card is, in words and symbols, and its family: frame and band. */
import type { Card, Family } from '../../lib/types';
import { bonusIn, facetsIn } from '../families/monumental/kinds';
import { kindIcons, STARTING, typeIcon } from './icons';
import { named, t } from './words';

const FAMILIES: Record<string, Family> = {
  building: 'works',
  basic_building: 'works',
  knowledge: 'lore',
  wonder: 'wonder',
  province: 'land',
  policy: 'law',
  warlord: 'person',
  ambassador: 'person',
  espionage: 'deed',
  free_city: 'city',
  revolt: 'hostile',
};

export function family(card: Card): Family {
  return FAMILIES[card.kind] ?? 'works';
}

export function kindName(card: Card): string {
  return named('kind', card.kind);
}

/** Of a Province its landscape. */
export function kindIcon({ kind, more }: Card): string | undefined {
  if (kind === 'building' && more.starting) return STARTING;
  return typeIcon[String(more.province_type)] ?? kindIcons[kind];
}

export const bonusName = bonusIn(t);
export const facets = facetsIn(t);
