import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { gameModule } from '../src/games';
import { bonuses, diceTables, effects, signs } from '../src/games/monumental-duel/effects';
import { brief } from '../src/games/monumental-duel/words';
import type { DuelView } from '../src/games/monumental-duel/view';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { Card, Preview, SeatInfo } from '../src/lib/types';
import { resourceId, resourceName } from '../src/ui/resources';
import { type Asked, liveTable, offering, questionOf, resize, show as showBoard } from './board';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 180_000 });

interface Position extends Asked {
  view: DuelView;
}
interface Fixture {
  cards: Card[];
  positions: Position[];
}
const game = await gameModule('monumental-duel');
const fixture = JSON.parse(readFileSync('tests/fixtures/duel.json', 'utf8')) as Fixture;
const cards = fixture.cards.map((card) => ({ ...card, text: { en: card.text.en ?? '', fr: card.text.en ?? '' }, provenance: { all: 'rulebook' }, copies: {} }));
const seats = [0, 1].map((seat) => ({ seat, kind: 'human', name: ['Inès', 'Tomás'][seat], colour: 'ab'[seat], mine: seat === 0, connected: true }) as SeatInfo);

function tableOf(position: Position, preview: Preview | null = null): TableStore {
  const table = liveTable('monumental-duel', cards, preview);
  table.seats = seats;
  place(table, position);
  return table;
}

function place(table: TableStore, position: Position): void {
  table.me = position.question?.seat ?? 0;
  table.view = position.view;
  table.ask(questionOf(position));
}

const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);

const positionWith = (test: (symbol: string) => boolean) => offering(fixture.positions, test);
const ids = (body: HTMLElement) => new Set([...body.querySelectorAll<HTMLElement>('[data-id]')].flatMap((each) => (each.dataset.id ?? '').split(' ')));

describe('the board of Monumental Duel', () => {
  it('has a place for every target, in all positions', () => {
    const table = tableOf(fixture.positions[0]!);
    const body = show(table);
    for (const position of fixture.positions) {
      place(table, position);
      flushSync();
      const drawn = ids(body);
      for (const pile of body.querySelectorAll<HTMLElement>('button.holds')) {
        pile.click();
        flushSync();
        for (const id of ids(body)) drawn.add(id);
        body.querySelector<HTMLElement>('dialog header button')!.click();
        flushSync();
      }
      const missing = (position.question?.options ?? []).filter(([, targets]) => targets.length > 0 && !targets.some((id) => drawn.has(id)));
      expect(missing, position.question?.prompt).toEqual([]);
    }
  });

  it('reads in both languages', () => {
    const table = tableOf(fixture.positions[0]!);
    const body = show(table);
    for (const position of fixture.positions.filter((_, n) => n % 5 === 0)) {
      place(table, position);
      for (const [lang, track] of [['en', 'Development track'], ['fr', 'Piste de Développement']] as const) {
        language.current = lang;
        flushSync();
        expect(body.textContent).toContain(track);
        expect(body.textContent).not.toMatch(/undefined|\[object|\{\w+\}/);
        expect(body.querySelectorAll('[data-missing]')).toHaveLength(0);
      }
    }
  });

  it('shows all its zones on a phone, one at a time', () => {
    resize(390);
    const body = show(tableOf(positionWith((symbol) => symbol === 'pass')));
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(body.querySelector('[role=tabpanel]')!.textContent!.length).toBeGreaterThan(40);
    }
  });

  it('lights only the City of the player who is asked', () => {
    const position = positionWith((symbol) => symbol.startsWith('slot '));
    const body = show(tableOf(position));
    const slots = position.question!.options.flatMap(([, targets]) => targets.filter((id) => id.startsWith('slot-')));
    for (const id of slots) expect(body.querySelectorAll(`[data-id="${id}"].target`)).toHaveLength(1);
    expect(body.querySelectorAll('.rival .target')).toHaveLength(0);
  });

  it('selects an activation by row and column, on the board and in the prompt', () => {
    const table = tableOf(positionWith((symbol) => symbol.startsWith('activate ')));
    const body = show(table);
    expect(game.questionApplies!(table.question!)).toBe(true);
    body.querySelector<HTMLElement>('[data-id="row-2"]')!.click();
    body.querySelector<HTMLElement>('[data-id="column-3"]')!.click();
    expect(table.choice?.symbol).toBe('activate row 2 column 3');
    body.querySelector<HTMLElement>('[data-id="column-1"]')!.click();
    expect(table.choice?.symbol).toBe('activate row 2 column 1');
    flushSync();
    expect(body.querySelectorAll('.previewed')).toHaveLength(5);
  });

  it('previews what an activation gives', () => {
    const table = tableOf(positionWith((symbol) => symbol.startsWith('activate ')));
    const seat = table.me!;
    const body = show(table, game.Question!);
    const press = (label: string) => body.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
    press('Row 1');
    press('Column 2');
    table.preview = { key: '', symbol: '', certain: true, lines: [], changes: [{ seat, what: 'resources.science', before: 1, after: 3 }] } as unknown as Preview;
    flushSync();
    expect(body.querySelector('.gain')!.textContent).toContain('2 Science');
  });

  it('picks a card of the discard pile in its dialog', () => {
    const discards = ({ view, question }: Position) => view.players[question?.seat ?? 0]!.discard;
    const position = fixture.positions.find((each) => each.question?.prompt.includes('archive') && each.question.options.some(([symbol, [id]]) => symbol.startsWith('pick ') && discards(each).includes(id ?? '')))!;
    const table = tableOf(position);
    const body = show(table);
    body.querySelector<HTMLElement>('button.holds')!.click();
    flushSync();
    body.querySelector<HTMLElement>('button.offer')!.click();
    expect(table.choice?.symbol).toMatch(/^pick /);
  });

  it('says the value of the dice', () => {
    const position = fixture.positions.find((each) => each.view.dice.length > 1)!;
    const body = show(tableOf(position));
    expect(body.querySelectorAll('.die[role=img]')).toHaveLength(position.view.dice.length);
    expect([...body.querySelectorAll('[data-id^="die-"]')].map((die) => die.querySelector('.visually-hidden')?.textContent)).toEqual(position.view.dice.map((n) => `Die showing ${n}`));
  });

  it('names the round, the headings and the key events', () => {
    const position = positionWith((symbol) => symbol.startsWith('activate '));
    expect(game.round(position.view).text).toMatch(/^Round \d+ · Era I+ · City Activation$/);
    const verbs = new Set(fixture.positions.flatMap(({ question }) => question?.options.map(([symbol]) => game.verbOf!(symbol)) ?? []));
    for (const verb of verbs) for (const lang of ['en', 'fr'] as const) expect(game.verbs![lang][verb], verb).toBeTruthy();
    expect(game.key({ decision: 1, seat: 0, kind: 'completes', text: '', amounts: {} })).toEqual({ icon: 'great-pyramid' });
    expect(game.key({ decision: 1, seat: 0, kind: 'gains', text: '', amounts: {} })).toBeNull();
  });
});

describe('the cards of Monumental Duel', () => {
  it('all have a silhouette, a family and a kind', () => {
    for (const card of bookOf('monumental-duel', cards).values()) {
      expect(game.art[card.id], card.id).toBeTruthy();
      expect(game.kindName(card), card.id).toBeTruthy();
      expect(game.family(card), card.id).toBeTruthy();
    }
  });

  it('say in symbols only what their text says', () => {
    const lines = [...Object.entries(effects), ...Object.entries(bonuses), ...Object.entries(diceTables).flatMap(([id, rows]) => rows.map(([, gain]) => [id, gain] as const))];
    for (const [id, line] of lines) {
      const text = cards.find((card) => card.id === id)?.text.en ?? '';
      for (const sign of signs(line)) {
        if (sign.kind === 'word') for (const lang of ['en', 'fr'] as const) expect(brief.texts[lang][sign.word as 'archive'], `${id}: ${sign.word}`).toBeTruthy();
        if (sign.kind !== 'amount') continue;
        const n = Number(sign.n.replace(/\D/g, '')) || 1;
        const word = resourceName(resourceId(sign.res)!, 1, 'en').split(' ')[0]!;
        expect(text, `${id}: ${line}`).toContain(word);
        expect(text.includes(`${n}`) || n === 1, `${id}: ${line}`).toBe(true);
      }
    }
  });
});
