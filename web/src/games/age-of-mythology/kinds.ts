/** What a card is, in words, and its family: frame and band. */
import { translator } from '../../lib/i18n.svelte';
import type { Card, Family } from '../../lib/types';

const t = translator({
  en: {
    permanent: 'permanent card',
    random: 'random card',
    god: 'god',
    explore: 'Explore',
    gather: 'Gather',
    build: 'Build',
    recruit: 'Recruit',
    trade: 'Trade',
    'next-age': 'Next Age',
    attack: 'Attack',
    mortal: 'mortal unit',
    myth: 'myth unit',
    hero: 'hero',
    building: 'building',
    tile: 'resource tile',
    victory: 'victory card',
  },
  fr: {
    permanent: 'carte permanente',
    random: 'carte aléatoire',
    god: 'dieu',
    explore: 'Explorer',
    gather: 'Collecter',
    build: 'Construire',
    recruit: 'Recruter',
    trade: 'Échanger',
    'next-age': 'Âge suivant',
    attack: 'Attaquer',
    mortal: 'unité mortelle',
    myth: 'unité mythique',
    hero: 'héros',
    building: 'bâtiment',
    tile: 'tuile de ressource',
    victory: 'carte de victoire',
  },
});

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
  return action in t.texts.en ? t(action as 'build') : action;
}

export function family(card: Card): Family {
  return card.id === 'wonder' ? 'wonder' : (families[actionOf(card) || card.kind] ?? 'works');
}

export function kindName(card: Card): string {
  return card.kind in t.texts.en ? t(card.kind as 'hero') : card.kind;
}
