/** What a card is, in words and symbols, and its family: frame and band. */
import type { Card, Family } from '../../lib/types';
import { kindIcons } from './icons';
import { CULTURES } from './view';
import { t } from './words';

const families: Record<string, Family> = {
  explore: 'land',
  gather: 'works',
  build: 'city',
  recruit: 'person',
  trade: 'law',
  'next-age': 'lore',
  attack: 'hostile',
  mortal: 'deed',
  myth: 'lore',
  hero: 'person',
  building: 'city',
  tile: 'land',
  victory: 'wonder',
};

/** What an action card does; '' for everything else. */
export function actionOf(card: Card): string {
  return typeof card.more.action === 'string' ? card.more.action : '';
}

export function actionName(card: Card): string {
  const action = actionOf(card);
  return action && t(`action.${action}` as 'action.build');
}

export function family(card: Card): Family {
  return card.id === 'wonder' ? 'wonder' : (families[actionOf(card) || card.kind] ?? 'works');
}

export function kindName(card: Card): string {
  return t(`kind.${card.kind}` as 'kind.hero', { n: 1 });
}

export const kindIcon = (card: Card): string | undefined => kindIcons[card.kind];

/** Which cultures have an action card in their deck, and how often. */
export function copies({ copies }: Card): string {
  const decks = CULTURES.filter((culture) => copies[culture]);
  const numbers = new Set(CULTURES.map((culture) => copies[culture] ?? 0));
  if (decks.length && numbers.size === 1) return t('screen.copiesEach', { n: copies[CULTURES[0]] ?? 0 });
  return decks.map((culture) => `${copies[culture]} (${t(`culture.${culture}`)})`).join(', ');
}

export const facets = {
  era: () => t('column.age'),
  deck: () => t('facet.deck'),
  culture: () => t('column.culture'),
};
