import { translator } from '../lib/i18n.svelte';

export const t = translator({
  en: {
    title: 'Rules',
    titleOf: 'Rules of {game}',
    lead: 'The living rulebook: every clause has a name, and a test that holds the engine to it.',
    search: 'Search the rules',
    searchHint: 'Words, or {id}',
    chapters: 'Chapters',
    found: '{n} {n|clause|clauses}',
    ofAll: 'of {all}',
    none: 'No clause answers to that.',
    reset: 'Show all',
    copy: 'Link to clause {id}',
    shortcuts: 'Rulebook',
    focusSearch: 'Search the rules',
  },
  fr: {
    title: 'Règles',
    titleOf: 'Règles de {game}',
    lead: 'Le livret vivant : chaque clause a un nom, et un test qui y tient le moteur.',
    search: 'Chercher dans les règles',
    searchHint: 'Des mots, ou {id}',
    chapters: 'Chapitres',
    found: '{n} {n|clause|clauses}',
    ofAll: 'sur {all}',
    none: 'Aucune clause ne répond à cela.',
    reset: 'Tout montrer',
    copy: 'Lien vers la clause {id}',
    shortcuts: 'Livret de règles',
    focusSearch: 'Chercher dans les règles',
  },
});
