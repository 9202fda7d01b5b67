import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { facetsOf, narrowed } from '../src/gallery/facets';
import { gameModule } from '../src/games';
import { bookOf, cardsOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { Card as CardInfo } from '../src/lib/types';
import Card from '../src/ui/Card.svelte';
import { signs } from '../src/ui/brief';
import { cardLabel, costs, outputs, words } from '../src/ui/face';

vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});

const families = ['works', 'lore', 'land', 'wonder', 'law', 'person', 'deed', 'hostile', 'city'];

function read(game: string, file: string): CardInfo[] {
  const { cards } = JSON.parse(readFileSync(`tests/fixtures/${file}.json`, 'utf8')) as { cards: CardInfo[] };
  return cardsOf(bookOf(game, cards.map((card) => ({ ...card, provenance: { all: 'public' }, copies: { '2': 1 } }))));
}
const games = [
  ['monumental-duel', read('monumental-duel', 'monumental-duel'), 135],
  ['through-the-ages', read('through-the-ages', 'through-the-ages'), 236],
  ['age-of-mythology', read('age-of-mythology', 'age-of-mythology'), 129],
] as const;
const all = games.flatMap(([, cards]) => cards);
const named = (id: string) => all.find((card) => card.id === id) ?? expect.fail(`no card ${id}`);

let shown: Record<string, unknown> | undefined;
function draw(props: { card?: CardInfo; state?: string; reason?: string; deck?: string }): HTMLElement {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  shown = mount(Card, { target: document.body, props });
  flushSync();
  return document.querySelector('article') ?? expect.fail('no card drawn');
}

beforeAll(async () => {
  await Promise.all(games.map(([game]) => gameModule(game)));
}, 60_000);
afterEach(() => {
  language.current = 'en';
});

describe.each(games)('cards of %s', (game, cards, count) => {
  it('are all drawn in both languages, with family, kind and icons', () => {
    expect(cards).toHaveLength(count);
    const used = new Set<string | undefined>();
    for (const card of cards) {
      language.current = 'en';
      const node = draw({ card });
      const english = node.querySelector('.kind')?.textContent;
      used.add(families.find((one) => node.classList.contains(`f-${one}`)));
      expect([...node.querySelectorAll('[data-missing]')].map((icon) => icon.getAttribute('data-missing')), card.id).toEqual([]);
      language.current = 'fr';
      flushSync();
      expect(english && node.querySelector('.kind')?.textContent, card.id).toBeTruthy();
      expect(node.textContent, card.id).not.toMatch(/undefined|null|NaN|\[object|\{/);
    }
    expect(used).not.toContain(undefined);
    expect(used.size).toBeGreaterThan(5);
  }, 120_000);

  it('have words for every resource', async () => {
    const { resources, words } = await gameModule(game);
    for (const texts of [words.texts.en, words.texts.fr]) {
      expect(Object.keys(resources).filter((id) => !(`resource.${id}` in texts))).toEqual([]);
      const letters = Object.keys(resources).filter((id) => id !== 'basic').map((id) => texts[`letter.${id}`]);
      expect(letters).not.toContain(undefined);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });
});

describe('a card', () => {
  it('shows what it costs and gives', () => {
    expect(costs(named('e1w-great-wall'))).toEqual([{ res: 'production', n: '3+3' }]);
    expect(costs(named('monarchy'))).toMatchObject([{ res: 'science', n: '8 (2)', note: '8 science to develop it peacefully, 2 by a revolution, which takes all civil actions' }]);
    expect(costs(named('plunder-i'))).toEqual([{ res: 'military_actions', n: 1 }]);
    expect(outputs(named('religion'))).toEqual([
      { res: 'culture', n: 1 },
      { res: 'happiness', n: 1 },
    ]);
  });

  it('keeps the bonus and what the symbols say out of its text', () => {
    expect(words(named('e1w-great-wall'))).toEqual({ text: 'Archive a card to gain 2 Military.', bonus: 'Your opponent gains a Revolt.' });
    expect(words(named('printing-press')).text).toBe('Each worker gives 1 science and 1 culture.');
  });

  it('has what it does in signs, with an arrow after a price', () => {
    const parts = (id: string) => signs(named(id)).map(({ kind, text, res }) => (kind === 'amount' ? `${text} ${res}` : text));
    expect(parts('e1w-great-wall')).toEqual(['archive', '→', '2 military']);
    expect(parts('alexander-the-great')).toEqual(['+1 strength', '→', '1 yellow_tokens']);
    expect(parts('masonry')).toEqual(['-1 resources']);
    expect(parts('printing-press')).toEqual([]);
  });

  it('reads as one line', () => {
    expect(cardLabel(named('knights'))).toMatch(/^Knights, .*, Age I, costs 5 science and 3 resources, gives 2 strength$/);
  });

  it('shows its states', () => {
    const card = named('e1w-great-wall');
    const node = draw({ card, state: 'chosen used' });
    expect(node.querySelectorAll('.mark')).toHaveLength(2);
    expect(draw({ card, state: 'disabled', reason: 'Not now' }).querySelector('.reason')?.textContent).toContain('Not now');
    const back = draw({ card, state: 'down', deck: 'City deck' });
    expect(back.textContent.trim()).toBe('City deck');
    expect(back.getAttribute('aria-label')).toBe('City deck');
  });
});

describe('the gallery', () => {
  const [, cards] = games[1];

  it('searches in both languages, without accents', () => {
    const found = (q: string) => narrowed(cards, { q, wanted: {} }).map((card) => card.id);
    expect(found('leonard de vinci')).toEqual(['leonardo-da-vinci']);
    expect(found('Leonardo')).toEqual(['leonardo-da-vinci']);
    expect(found('no such card')).toEqual([]);
  });

  it('narrows by what the data has', () => {
    const facets = facetsOf(cards, undefined);
    expect(facets.map((facet) => facet.id)).toEqual(['kind', 'era', 'deck']);
    expect(facets[1]?.values.map((value) => value.name)).toEqual(['A', 'I', 'II', 'III']);
    expect(narrowed(cards, { q: '', wanted: { kind: 'leader', era: '0' } })).toHaveLength(6);
  });
});
