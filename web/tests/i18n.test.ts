import { afterEach, describe, expect, it } from 'vitest';
import { gameModule } from '../src/games';
import { roundsOf } from '../src/games/rounds';
import { fill, language, pick, type Texts, translator } from '../src/lib/i18n.svelte';
import { typeset } from '../src/lib/typeset';

type Words = { t?: { texts: Texts<Record<string, string>> } };
const areas = Object.entries(import.meta.glob<Words>('../src/**/*words.ts', { eager: true })).flatMap(([path, words]) =>
  words.t ? [[path, words.t.texts] as const] : [],
);
const parts = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]))].sort();

afterEach(() => {
  language.current = 'en';
});

describe('words', () => {
  it('are found in every area', () => {
    expect(areas.length).toBeGreaterThan(3);
  });

  it.each(areas)('%s has the same keys and parts in both languages', (_, texts) => {
    expect(Object.keys(texts.fr).sort()).toEqual(Object.keys(texts.en).sort());
    for (const [key, text] of Object.entries(texts.en)) expect(parts(texts.fr[key] ?? ''), key).toEqual(parts(text));
  });

  it.each(areas)('%s is set in French with narrow spaces and curly apostrophes', (_, texts) => {
    for (const [key, text] of Object.entries(texts.fr)) {
      if (/^(letter|sign)\.|_signs$/.test(key)) continue; // signs, no sentences
      const words = text.replace(/\{[^}]*\}/g, 'x').replace(/(?:https?|mailto):\S+/g, '');
      expect(words, key).not.toMatch(/(?:^|[^\u202f])[;!?»]|[^\u202f\d]:|«[^\u202f]|[\p{L}]'[\p{L}]/u);
    }
  });
});

describe('translator', () => {
  const t = translator({ en: { left: '{n} {n|card|cards} left' }, fr: { left: 'Reste {n} {n|carte|cartes}' } });

  it('fills parts and agrees with numbers in each language', () => {
    expect([0, 1, 2].map((n) => t('left', { n }))).toEqual(['0 cards left', '1 card left', '2 cards left']);
    language.current = 'fr';
    expect([0, 1, 2].map((n) => t('left', { n }))).toEqual(['Reste 0 carte', 'Reste 1 carte', 'Reste 2 cartes']);
  });

  it('joins names as French does', () => {
    const said = ['Alice', 'Bob', 'Henri', 'Hector', 'Yves', 'Yann', 'Hans', 'le Forum', 'Émile'].map((name) => fill('Cité de {name}', { name }, 'fr'));
    expect(said).toEqual([
      'Cité d’Alice', 'Cité de Bob', 'Cité d’Henri', 'Cité d’Hector', 'Cité d’Yves', 'Cité de Yann', 'Cité de Hans', 'Cité du Forum', 'Cité d’Émile',
    ]);
    expect(fill('City of {name}', { name: 'Alice' }, 'en')).toBe('City of Alice');
    expect(fill('De {what}', { what: 'les Jeux' }, 'fr')).toBe('Des Jeux');
  });

  it('leaves unknown parts alone', () => {
    expect(fill('{a} and {b}', { a: 'one' }, 'en')).toBe('one and {b}');
  });

  it('sets the language of the page and keeps it', () => {
    language.current = 'fr';
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('clio.language')).toBe('fr');
    expect(pick({ en: 'Gold', fr: 'Or' })).toBe('Or');
  });
});

describe('typeset', () => {
  it('makes French spaces unbreakable and apostrophes curly', () => {
    expect(typeset("l'Or : -1 ; « oui » ?", 'fr')).toBe('l\u2019Or\u202f: \u22121\u202f; «\u202foui\u202f»\u202f?');
    expect(typeset("Doge's Palace: +1", 'en')).toBe('Doge\u2019s Palace: +1');
  });
});

describe('what a game calls its rounds', () => {
  it('is its own word, with its article and its plural', async () => {
    await gameModule('age-of-mythology');
    language.current = 'fr';
    const rounds = roundsOf('age-of-mythology');
    expect([rounds?.the, rounds?.one, rounds?.many(2), rounds?.named(3)]).toEqual(['la manche', 'manche', 'manches', 'Manche 3']);
  }, 20_000);
});
