import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { gameModule } from '../src/games';
import type { DuelView } from '../src/games/monumental-duel/view';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { placeOf } from '../src/lib/places';
import type { Preview, SeatInfo } from '../src/lib/types';
import { brief, shortened } from '../src/ui/brief';
import { toasts } from '../src/ui/toasts.svelte';
import { stepsOf } from '../src/home/steps';
import { fixtureOf, liveTable, type Position, resize, show as showBoard } from './board';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 180_000 });

const game = await gameModule('monumental-duel');
const fixture = fixtureOf<DuelView>('monumental-duel');
const { cards } = fixture;
const seats = [0, 1].map((seat) => ({ seat, kind: 'human', name: ['Inès', 'Tomás'][seat], colour: 'ab'[seat], mine: seat === 0, connected: true }) as SeatInfo);

function tableOf(position: Position<DuelView>, preview: Preview | null = null): TableStore {
  const table = liveTable('monumental-duel', cards, preview);
  table.seats = seats;
  place(table, position);
  return table;
}

function place(table: TableStore, position: Position<DuelView>): void {
  table.me = position.question?.seat ?? 0;
  table.view = position.view;
  table.ask(position.question);
}

const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);

const asking = (kind: string) => fixture.positions.find(({ question }) => question?.kind === kind)!;
const ids = (body: HTMLElement) => new Set([...body.querySelectorAll<HTMLElement>('[data-id]')].flatMap((each) => (each.dataset.id ?? '').split(' ')));

describe('the board of Monumental Duel', () => {
  it('has a thing for every target, in all positions', () => {
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
      const missing = (position.question?.options ?? []).flatMap(({ targets }) => targets.filter((id) => !drawn.has(id)));
      expect(missing, position.question?.prompt).toEqual([]);
    }
  });

  it('shows on the track what a card costs me now, and strikes the printed price', () => {
    const position = structuredClone(asking('turn'));
    const [id] = position.view.track.filter((each) => each !== null);
    const me = position.question!.seat;
    const table = tableOf(position);
    const body = show(table);
    const costing = (resource: string, n: number) => {
      const view = structuredClone(position.view);
      view.players[me]!.prices.cards[id!] = { resource: resource as 'gold', n, lacks: 0 };
      place(table, { ...position, view });
      flushSync();
      return body.querySelector<HTMLElement>(`[data-id="table:track:${id}"]`)!;
    };
    const { stages, ...plain } = cards.find((card) => card.id === id)!.cost;
    const [resource, n] = Object.entries((stages as Record<string, number>[] | undefined)?.[0] ?? (plain as Record<string, number>))[0]!;
    expect(costing(resource, n).querySelector('s')).toBeNull();
    expect(costing('gold', 1).querySelector('s')?.textContent).toMatch(/\d/);
    expect(costing('gold', 1).textContent).toContain('1 Gold for you');
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

  it('has its first steps in both languages', () => {
    const titles = (['en', 'fr'] as const).map((lang) => {
      language.current = lang;
      return stepsOf(game).map((step) => step.title);
    });
    expect(titles.map((each) => each.length)).toEqual([5, 5]);
    expect(titles[1]![2]).toBe('L’Or est un joker');
  });

  it('shows all its zones on a phone, one at a time', () => {
    resize(390);
    const body = show(tableOf(asking('turn')));
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(body.querySelector('[role=tabpanel]')!.textContent!.length).toBeGreaterThan(40);
    }
  });

  it('lays rolled dice and what they give over all zones of a phone, and shows Units first where they wait', () => {
    resize(390);
    const body = show(tableOf(asking('reroll')));
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(tab.textContent).not.toMatch(/\d/);
      expect(body.querySelector('.panel > .zone:first-child dl')).not.toBeNull();
      expect([...body.querySelectorAll('[role=tabpanel] .dice .target')]).toHaveLength(1);
    }
    tabs[3]!.click();
    flushSync();
    expect([...body.querySelectorAll('.panel > .zone h3')].map((title) => title.textContent).slice(0, 2)).toEqual(['Espionage', 'Units']);
  });

  it('tells of both players what is special about their civilization', () => {
    language.current = 'fr';
    const position = fixture.positions.find(({ view }) => view.players.some(({ civilization }) => civilization === 'malians'))!;
    const body = show(tableOf(position));
    const names = [...body.querySelectorAll<HTMLElement>('.plate h2 button')];
    expect(names).toHaveLength(2);
    const malians = names.find((name) => name.textContent!.startsWith('Maliens'))!;
    malians.click();
    flushSync();
    expect(malians.nextElementSibling!.textContent).toContain('paient les Provinces en Or');
  });

  it('lights the slots that are asked for, one thing each', () => {
    const position = asking('discard');
    const body = show(tableOf(position));
    const slots = position.question!.options.flatMap(({ targets }) => targets);
    expect(slots.length).toBeGreaterThan(0);
    expect([...body.querySelectorAll<HTMLElement>('.target')].map((thing) => thing.dataset.id).sort()).toEqual(slots.sort());
    expect(body.querySelectorAll('.rival .target')).toHaveLength(0);
  });

  it('finds the move of a thing that is clicked', () => {
    const position = asking('negotiate');
    const table = tableOf(position);
    const body = show(table);
    const { symbol, targets } = position.question!.options[0]!;
    body.querySelector<HTMLElement>(`[data-id="${targets[0]}"]`)!.click();
    expect(table.choice?.symbol).toBe(symbol);
  });

  it('asks why nothing can be done with a thing that is no target', async () => {
    const table = tableOf(asking('activate'));
    const body = show(table);
    const track = [...body.querySelectorAll<HTMLElement>('[data-id]')].find((thing) => placeOf(thing.dataset.id!).zone === 'track')!;
    track.click();
    await vi.waitFor(() => expect(table.refusal).not.toBeNull());
    expect(table.refusal?.target).toBe(track.dataset.id);
  });

  it('selects an activation by row and column, on the board and in the prompt', () => {
    const table = tableOf(asking('activate'));
    const body = show(table);
    const press = (line: string) => body.querySelector<HTMLElement>(`[data-id="${table.me}:${line}"]`)!.click();
    expect(game.questionApplies!(table.question!)).toBe(true);
    press('row:1');
    press('column:2');
    expect(table.choice?.symbol).toBe('activate row 2 column 3');
    press('column:0');
    expect(table.choice?.symbol).toBe('activate row 2 column 1');
    flushSync();
    expect(body.querySelectorAll('.previewed')).toHaveLength(5);
  });

  it('previews what an activation gives', () => {
    const table = tableOf(asking('activate'));
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
    const position = fixture.positions.find(({ question }) => question?.kind === 'archive' && question.options.some(({ move }) => move === 'pick'))!;
    const table = tableOf(position);
    const body = show(table);
    body.querySelector<HTMLElement>('button.holds')!.click();
    flushSync();
    body.querySelector<HTMLElement>('button.offer')!.click();
    expect(table.choice?.symbol).toMatch(/^pick /);
  });

  it('tells where points come from, and why mine fall by what happens but not by what is taken back', () => {
    const position = fixture.positions.find((each) => Object.values(each.view.players[0]!.score).filter((n) => n > 0).length > 1)!;
    const table = tableOf(position);
    const body = show(table);
    const mine = table.me!;
    const player = position.view.players[mine]!;
    const button = [...body.querySelectorAll<HTMLElement>('.told')].find((each) => each.textContent?.includes(seats[mine]!.name))!;
    button.click();
    flushSync();
    const listed = [...body.querySelectorAll('.more.open dd')].map((each) => Number(each.textContent!.replace('\u2212', '-')));
    expect(listed.slice(0, -1)).toEqual(Object.values(player.score).filter((n) => n !== 0));
    expect(listed.at(-1)).toBe(player.points);

    const poorer = structuredClone(position.view);
    poorer.players[mine]!.score.provinces -= 2;
    poorer.players[mine]!.points -= 2;
    table.log = [{ text: 'a raid' }] as unknown as typeof table.log;
    table.view = poorer;
    flushSync();
    expect(toasts.map(({ text }) => text)).toEqual(['Your score falls by 2: Provinces \u22122.']);
    toasts.length = 0;
    table.view = position.view;
    flushSync();
    table.log = [];
    table.view = poorer;
    flushSync();
    expect(toasts).toEqual([]);
  });

  it('says of a card in the City what its signs are short for', () => {
    const body = show(tableOf(fixture.positions.find(({ view }) => view.players[0]!.city.some(({ card }) => card === 'start-forum'))!));
    const forum = body.querySelector('[data-card="start-forum"][data-id^="0:city:"]')!;
    expect(forum.querySelector('.visually-hidden')!.textContent).toContain('archive a card; or (2) pay 2 different basic resources');
  });

  it('says the value of the dice', () => {
    const position = fixture.positions.find((each) => each.view.dice.length > 1)!;
    const body = show(tableOf(position));
    expect(body.querySelectorAll('.die[role=img]')).toHaveLength(position.view.dice.length);
    expect([...body.querySelectorAll('[data-id^="table:die:"]')].map((die) => die.querySelector('.visually-hidden')?.textContent)).toEqual(position.view.dice.map((n) => `Die showing ${n}`));
  });

  it('names the round and the key events', () => {
    const position = asking('activate');
    expect(game.round(position.view).text).toMatch(/^Round \d+ · Era I+$/);
    expect(game.round(position.view).phases).toEqual([{ text: 'City Activation', now: true }, { text: 'Actions', now: false }, { text: 'End of round', now: false }]);
    expect(game.keyIcons.completes).toBe('great-pyramid');
    expect(game.keyIcons.gains).toBeUndefined();
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

  it('say in signs what they do', () => {
    const book = bookOf('monumental-duel', cards);
    const said = (id: string, of?: string) => brief(book.get(id), of).map(({ text, res }) => text + (res && ` ${res}`));
    expect(said('start-mine')).toEqual(['≥2 production', '→', '1 gold']);
    expect(said('japan-tamahagane')).toEqual(['1 production', '→', '2 military', 'or', 'lead', '3 military']);
    expect(said('e1p-troy', 'bonus')).toEqual(['1 vp']);
    expect(said('esp-adv-3', '4')).toEqual(['2 basic', '=']);
    language.current = 'fr';
    expect(said('japan-tamahagane')).toContain('Avant.');
    expect(shortened(brief(book.get('japan-tamahagane'))).map(({ text }) => text)).toEqual(['…', '→', '2', '…']);
    expect(shortened(brief(book.get('japan-samurai-dojo'))).map(({ text }) => text)).toEqual(['1', '…']);
  });
});
