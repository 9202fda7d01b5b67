import { describe, expect, it } from 'vitest';
import { marked } from '../src/lib/search';
import type { Card, Rules } from '../src/lib/types';
import { answering, chaptersOf } from '../src/rules/chapters';
import { linker, naming } from '../src/rules/naming';

const rules: Rules = {
  game: 'monumental-duel',
  lang: 'en',
  title: 'Monumental Duel',
  clauses: [
    { id: 'MD-ACQ-01', section: '7. Acquire', text: 'A card is acquired from the track (`MD-WON-01`).', plain: '' },
    { id: 'MD-WON-01', section: '7. Acquire > 7.4 Wonder', text: 'The Great Wall is built in two sections.', plain: '' },
    { id: 'MD-CRD-01', section: '22. Known cards', text: 'Troy (Province): gain 1 Victory Point.', plain: '' },
  ],
};
const card = (id: string, name: string, note = '') => ({ id, names: { en: name }, provenance: { all: 'rulebook', note } }) as unknown as Card;
const cards = [card('troy', 'Troy'), card('great-wall', 'Great Wall'), card('track', 'track')];

describe('a rulebook', () => {
  it('stands under its headings', () => {
    expect(chaptersOf(rules.clauses).map(({ name, count, sections }) => [name, count, sections.map((section) => section.name)])).toEqual([
      ['7. Acquire', 2, ['', '7.4 Wonder']],
      ['22. Known cards', 1, ['']],
    ]);
  });

  it('is searched by clause, heading and words', () => {
    const found = (query: string) => answering(rules, query).map((clause) => clause.id);
    expect(found('')).toHaveLength(3);
    expect(found('md-won-01')).toEqual(['MD-ACQ-01', 'MD-WON-01']);
    expect(found('ACQUIRE wonder')).toEqual(['MD-WON-01']);
    expect(found('nothing')).toEqual([]);
  });

  it('links clauses and cards', () => {
    const pieces = linker(cards, 'en');
    expect(pieces(rules.clauses[0]!.text)).toEqual([{ text: 'A card is acquired from the track (' }, { text: 'MD-WON-01', clause: 'MD-WON-01' }, { text: ').' }]);
    expect(pieces('The option `map`.')).toEqual([{ text: 'The option map.' }]);
    expect(pieces('See `MD-WON-01` to `-03`.').slice(1)).toEqual([{ text: 'MD-WON-01', clause: 'MD-WON-01' }, { text: ' to ' }, { text: '-03', clause: 'MD-WON-03' }, { text: '.' }]);
    expect(pieces(rules.clauses[1]!.text)[1]).toEqual({ text: 'Great Wall', card: 'great-wall' });
    expect(pieces(rules.clauses[2]!.text)[0]).toEqual({ text: 'Troy', card: 'troy' });
  });

  it('knows where a card is spoken of', () => {
    expect(naming(rules, cards[1]!).map((clause) => clause.id)).toEqual(['MD-WON-01']);
    expect(naming(rules, card('x', 'Nowhere', 'see MD-ACQ-01')).map((clause) => clause.id)).toEqual(['MD-ACQ-01']);
  });
});

describe('marked', () => {
  it('finds words without case and accents', () => {
    expect(marked('Cité et cite', 'CITE')).toEqual([
      { text: 'Cité', hit: true },
      { text: ' et ', hit: false },
      { text: 'cite', hit: true },
    ]);
    expect(marked('plain', '')).toEqual([{ text: 'plain', hit: false }]);
  });
});
