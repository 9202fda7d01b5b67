/** What a card is, in words and symbols, and its family: frame and band. */
import type { Card, Family } from '../../lib/types';
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

export function gives({ more }: Card): Record<string, unknown> {
  return more.output as Record<string, unknown>;
}

/** A Wonder has its bonus when it is completed. */
export function bonusName({ kind }: Card): string {
  return t(kind === 'wonder' ? 'screen.completed' : 'screen.bonus');
}

export const facets = {
  era: () => t('facet.era'),
  box: () => t('facet.box'),
  civilization: () => t('facet.civilization'),
};
