import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { gameModule } from '../src/games';
import { filled } from '../src/games/through-the-ages/banks';
import { unkinded } from '../src/games/through-the-ages/faces';
import { income, playing, type AgesView } from '../src/games/through-the-ages/view';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { Preview, SeatInfo } from '../src/lib/types';
import { parted, signed } from '../src/lib/typeset';
import { close, fixtureOf, liveTable, type Position, resize, show as showBoard } from './board';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 120_000 });
vi.stubGlobal('ResizeObserver', class {
  observe() {}
  unobserve() {}
  disconnect() {}
});

const game = await gameModule('through-the-ages');
const fixture = fixtureOf<AgesView>('through-the-ages');
const { cards } = fixture;
const names = ['Inès', 'Bot Sénèque', 'Tomás', 'Amina'];

function place(table: TableStore, position: Position<AgesView>, me: number | null = position.me): void {
  table.seats = position.view.players.map(
    (_, seat) => ({ seat, kind: 'human', name: names[seat], colour: 'abcd'[seat], mine: seat === me, connected: true }) as SeatInfo,
  );
  table.me = me;
  table.view = position.view;
  table.scores = position.scores;
  table.ask(position.question);
}

function tableOf(position: Position<AgesView>, preview: Preview | null = null): TableStore {
  const table = liveTable('through-the-ages', cards, preview);
  place(table, position);
  return table;
}

const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);

const start = fixture.positions[0]!;
const positionWith = (test: (symbol: string) => boolean) => fixture.positions.find(({ question }) => question?.options.some(({ symbol }) => test(symbol)))!;
const targetsOn = (body: HTMLElement) => new Set([...body.querySelectorAll<HTMLElement>('.target[data-id]')].flatMap((each) => (each.dataset.id ?? '').split(' ')));

describe('the income beside each stock', () => {
  it('counts what is produced, less corruption and what is eaten', () => {
    const players = fixture.positions.flatMap(({ view }) => view.players).filter(playing);
    expect(players.some(({ end_of_turn: end }) => end.rot_food && end.rot_resources && end.eaten && end.food_made)).toBe(true);
    for (const player of players) {
      const end = player.end_of_turn;
      expect(income(player)).toEqual({
        science: end.science,
        food: end.food_made - end.rot_food - end.eaten,
        resources: end.resources_made - end.rot_resources,
      });
    }
  });

  it('is drawn there, a loss too', () => {
    const position = fixture.positions.find(({ me, view }) => income(view.players[me]!).food < 0)!;
    const told = [...show(tableOf(position)).querySelectorAll('.plate .stock small')].map(({ textContent }) => textContent);
    const { science, food, resources } = income(position.view.players[position.me]!);
    expect(told).toEqual([science, food, resources].map(signed));
  });
});

describe('the board of Through the Ages', () => {
  it('explains its abbreviations where they stand', () => {
    const explained = (each: Element) => each.closest('[title]')?.getAttribute('title') ?? '';
    const short = [...show(tableOf(start)).querySelectorAll('.actions > span, .chip i')].filter(({ textContent }) => /\b(CA|MA)\b/.test(textContent));
    expect(short.length).toBeGreaterThan(2);
    for (const each of short) expect(explained(each)).toMatch(/civil action|military action/i);
  });

  it('has a place for every target, in all positions', () => {
    const table = tableOf(start);
    const body = show(table);
    for (const position of fixture.positions) {
      place(table, position);
      flushSync();
      const drawn = targetsOn(body);
      const missing = (position.question?.options ?? []).filter(({ targets }) => targets.some((id) => !drawn.has(id)));
      expect(missing, JSON.stringify(position.place)).toEqual([]);
    }
  });

  it('reads in both languages, for players and spectators', () => {
    const table = tableOf(start);
    const body = show(table);
    for (const position of fixture.positions.filter((_, n) => n % 4 === 0)) {
      for (const me of [position.me, null]) {
        place(table, position, me);
        for (const [lang, word] of [['en', 'Blue bank'], ['fr', 'Réserve bleue']] as const) {
          language.current = lang;
          flushSync();
          expect(body.textContent).toContain(word);
          expect(body.textContent).not.toMatch(/undefined|NaN|\[object|\{\w+[|}]/);
          expect(body.querySelectorAll('[data-missing]')).toHaveLength(0);
        }
      }
    }
  });

  it('shows all its zones on a phone, one at a time', () => {
    resize(390);
    const body = show(tableOf(positionWith((symbol) => symbol === 'end turn')));
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs).toHaveLength(5);
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(body.querySelector('[role=tabpanel]')!.textContent!.length).toBeGreaterThan(40);
    }
  });

  it('tells of a rival what their force comes from, and keeps the way to their cards while they are a target', () => {
    const position = fixture.positions.find(({ view }) => view.players.length === 2 && !view.over)!;
    const [mine, rival] = [position.view.players[position.me]!, position.view.players[1 - position.me]!];
    const armed = { ...rival, special: ['strategy', 'architecture'] };
    const players = position.me === 0 ? [mine, armed] : [armed, mine];
    const table = tableOf({ ...position, view: { ...position.view, players } });
    const body = show(table);
    expect(body.querySelector('.rival')!.textContent).toContain('Strategy (+3\u00a0M), Architecture');
    expect(body.querySelector('button.ages-rival-head svg')).not.toBeNull();
    place(table, positionWith((symbol) => symbol.startsWith('aggress ')));
    flushSync();
    expect(body.querySelector('.rival .asked button svg')).not.toBeNull();
  });

  it('opens the civilization of a rival, and the piles', () => {
    const body = show(tableOf(fixture.positions.find((position) => position.view.over)!));
    const rivals = [...body.querySelectorAll<HTMLElement>('button.ages-rival-head')];
    expect(rivals).toHaveLength(fixture.positions.find((position) => position.view.over)!.view.players.length - 1);
    rivals[0]!.click();
    flushSync();
    expect(body.querySelector('dialog .civilization')).not.toBeNull();
    body.querySelector<HTMLElement>('dialog header button')!.click();
    flushSync();
    body.querySelector<HTMLElement>('button.events')!.click();
    flushSync();
    expect(body.querySelector('dialog')!.textContent).toContain('Past events');
  });

  it('shows the next event to whoever has seen it, and to nobody else', () => {
    const next = (position: Position<AgesView>) => {
      const body = show(tableOf(position));
      const found = body.querySelector('[data-next-event]')?.textContent;
      close();
      return found;
    };
    const { view } = start;
    const seen = { ...start, view: { ...view, current_events: { ...view.current_events, top: 'development-of-politics' } } };
    expect(next(start)).toBeUndefined();
    expect(next(seen)).toContain('Development of Politics');
  });

  it('tells on a phone what the chosen card of the row does, all of a rival, and no more technologies side by side than fit', () => {
    resize(390);
    const table = tableOf(positionWith((symbol) => symbol.startsWith('take ')));
    const body = show(table);
    const tab = (name: string) => {
      [...body.querySelectorAll<HTMLElement>('[role="tab"]')].find((each) => each.textContent?.includes(name))!.click();
      flushSync();
    };
    const columns = [...body.querySelectorAll<HTMLElement>('.technologies')].map((part) => part.querySelectorAll('h3').length);
    expect(Math.max(...columns)).toBeLessThanOrEqual(4);
    tab('Rivals');
    expect(body.querySelector('.rival .works li')).not.toBeNull();
    tab('Row');
    expect(body.querySelector('[data-told]')).toBeNull();
    table.choose(table.options.find(({ symbol }) => symbol.startsWith('take '))!.symbol);
    flushSync();
    expect(body.querySelector<HTMLElement>('[data-told]')!.dataset.told).toBe(body.querySelector<HTMLElement>('.ages-row-card.chosen')!.dataset.card);
  });

  it('does not light the own cards when those of a rival are meant', () => {
    for (const kind of ['raid', 'destroy-of', 'annex', 'infiltrate', 'take-technology']) {
      const position = fixture.positions.find(({ question }) => question?.kind === kind)!;
      const body = show(tableOf(position));
      expect(body.querySelectorAll('.civilization .target'), kind).toHaveLength(0);
      expect(body.querySelectorAll('.offered .target').length, kind).toBeGreaterThan(0);
      close();
    }
  });

  it('shows what the chosen move changes where it lands', async () => {
    const position = positionWith((symbol) => symbol === 'population');
    const me = position.me;
    const before = position.view.players[me]!.food;
    const preview: Preview = {
      type: 'preview', key: '', symbol: 'population', lines: [], certain: true, due: null,
      changes: [{ seat: me, what: 'food', before, after: before - 2 }, { seat: me, what: 'yellow_bank', before: 18, after: 17 }],
    };
    const table = tableOf(position, preview);
    const body = show(table);
    table.choose('population');
    await new Promise((resolve) => setTimeout(resolve, 200));
    flushSync();
    expect(body.querySelector('.plate')!.textContent).toContain('\u22122');
    expect(body.querySelector('.banks .change')!.textContent).toBe('\u22121');
  });

  it('draws the ratings and the forecast in the rail', () => {
    const body = show(tableOf(positionWith((symbol) => symbol === 'end turn')), game.Rail!);
    expect(body.querySelectorAll('.track')).toHaveLength(5);
    expect(body.textContent).toContain('If you end your turn now');
  });

  it('answers a question for a number with figures', () => {
    const position = positionWith((symbol) => symbol === 'food 2');
    const table = tableOf(position);
    expect(game.questionApplies!(table.question!)).toBe(true);
    const body = show(table, game.Question!);
    const button = [...body.querySelectorAll<HTMLElement>('.seg button')].find((each) => each.title === position.question!.options.find(({ symbol }) => symbol === 'food 2')!.text)!;
    button.click();
    flushSync();
    expect(table.choice?.symbol).toBe('food 2');
    expect(game.questionApplies!(positionWith((symbol) => symbol === 'end turn').question!)).toBe(false);
  });
});

describe('what the module tells the rest', () => {
  it('has art, a family and a name for every card', () => {
    for (const card of bookOf('through-the-ages', cards).values()) {
      expect(game.art[card.id], card.id).toBeTruthy();
      expect(game.family(card), card.id).toBeTruthy();
      for (const lang of ['en', 'fr'] as const) {
        language.current = lang;
        expect(game.kindName(card), card.id).not.toBe('undefined');
      }
    }
  });

  it('names the round and the key events', () => {
    expect(game.round(start.view).text).toMatch(/^(Round|Last round)/);
    expect(game.round({ ...start.view, over: true }).text).toBe('The game is over');
    expect(game.keyIcons.completes).toBe('great-pyramid');
    expect(game.keyIcons.takes).toBeUndefined();
  });

  it('knows the sections of the banks', () => {
    const { yellow_bank, blue_bank } = start.view.printed;
    const here = <S extends { here: boolean }>(sections: S[]) => sections.find((section) => section.here)!;
    const yellowBank = (tokens: number) => filled(yellow_bank, tokens);
    const blueBank = (tokens: number) => filled(blue_bank, tokens);
    expect(here(yellowBank(18))).toMatchObject({ happiness: 0, population: 2, eaten: 0, tokens: 2 });
    expect(here(yellowBank(11))).toMatchObject({ happiness: 2, population: 4, eaten: 2, tokens: 1 });
    expect(here(yellowBank(0))).toMatchObject({ happiness: 8, population: null, eaten: 6 });
    expect(here(yellowBank(22))).toMatchObject({ happiness: 0 });
    expect([16, 11, 10, 6, 5, 1, 0].map((n) => here(blueBank(n)).corruption)).toEqual([0, 0, 2, 2, 4, 4, 6]);
    for (const position of fixture.positions) {
      for (const player of position.view.players.filter((each) => !each.resigned)) {
        expect(here(yellowBank(player.yellow_bank)).happiness).toBe(player.ratings.happiness_needed);
        expect(here(yellowBank(player.yellow_bank)).eaten).toBe(player.produces.consumption);
        expect(here(blueBank(player.blue_bank)).corruption).toBe(player.produces.corruption);
      }
    }
  });

  it('shows the card that comes under a resting pointer in place of another', () => {
    const other = fixture.positions.find(({ view }) => view.row[0] && view.row[0].id !== start.view.row[0]?.id)!;
    const table = tableOf(start);
    const space = show(table).querySelector('.ages-row-card')!;
    space.dispatchEvent(new Event('pointerenter'));
    expect(table.zoomed?.card).toBe(start.view.row[0]?.id);
    place(table, other);
    flushSync();
    expect(table.zoomed?.card).toBe(other.view.row[0]?.id);
    space.dispatchEvent(new Event('pointerleave'));
    expect(table.zoomed).toBeNull();
  });

  it('parts long words only', () => {
    expect(parted('Iron')).toBe('Iron');
    expect([unkinded('Territoire Riche', 'territoire'), unkinded('Wealthy Territory', 'territory'), unkinded('War', 'war')]).toEqual(['Riche', 'Wealthy', 'War']);
    expect(parted('Transcontinental Railroad').replaceAll('\u00ad', '-')).toBe('Trans-con-ti-nen-tal Railroad');
    expect(parted('Caravansérail', 14)).toBe('Caravansérail');
  });
});
