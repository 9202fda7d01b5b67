import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { gameModule } from '../src/games';
import { lastTurns } from '../src/games/monumental/automa.svelte';
import { growth } from '../src/games/monumental/culture';
import { attacked, Muster } from '../src/games/monumental/force';
import { layOut, neighbour } from '../src/games/monumental/hexes';
import { postSpot } from '../src/games/monumental/tiles';
import type { GameView } from '../src/games/monumental/view';
import { stepsOf } from '../src/home/steps';
import { language } from '../src/lib/i18n.svelte';
import { placeOf } from '../src/lib/places';
import { allSeats } from '../src/lib/seats';
import type { TableStore } from '../src/lib/table.svelte';
import type { Line, Preview, SeatInfo, TableInfo } from '../src/lib/types';
import { toasts } from '../src/ui/toasts.svelte';
import { fixtureOf, liveTable, type Position, resize, show as showBoard } from './board';
import StagedBoard from './staged-board.svelte';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 180_000 });
vi.stubGlobal('ResizeObserver', class {
  observe() {}
  unobserve() {}
  disconnect() {}
});

const game = await gameModule('monumental');
const fixture = fixtureOf<GameView>('monumental');
const { cards, positions } = fixture;
const seats = ['Inès', 'Tomás', 'Amina', 'Nzinga', 'Jules'].map((name, seat) => ({ seat, kind: 'human', name, colour: 'abcde'[seat], mine: seat === 0, connected: true }) as SeatInfo);

function place(table: TableStore, position: Position<GameView>): void {
  table.seats = seats.slice(0, position.view.players.length);
  table.me = position.question?.seat ?? 0;
  table.view = position.view;
  table.ask(position.question);
}

function tableOf(position: Position<GameView>, preview: Preview | null = null): TableStore {
  const table = liveTable('monumental', cards, preview);
  place(table, position);
  return table;
}

const show = (table: TableStore, Inner = game.Board) => showBoard(table, Inner);
const asking = (kind: string) => positions.find(({ question }) => question?.kind === kind)!;
const offering = (move: string) => positions.find(({ question }) => question?.options.some((option) => option.move === move))!;
const ids = (body: HTMLElement) => new Set([...body.querySelectorAll<HTMLElement>('[data-id]')].flatMap((each) => (each.dataset.id ?? '').split(' ')));

/** The wanted things that are not drawn, not even on other pages of the lectern or in piles. */
function missing(body: HTMLElement, wanted: readonly string[]): string[] {
  const found = ids(body);
  const left = () => [...new Set(wanted)].filter((id) => !found.has(id));
  const look = (button: HTMLElement | undefined) => {
    button?.click();
    flushSync();
    for (const id of ids(body)) found.add(id);
  };
  for (const pile of body.querySelectorAll<HTMLElement>('button.holds')) {
    if (left().length === 0) break;
    look(pile);
    body.querySelector<HTMLElement>('dialog header button')!.click();
    flushSync();
  }
  for (let n = 0; left().length > 0 && n < body.querySelectorAll('.lectern [role=tab]').length; n++) look(body.querySelectorAll<HTMLElement>('.lectern [role=tab]')[n]);
  return left();
}

describe('the board of Monumental', () => {
  it('has a thing for every target, in all positions', () => {
    const table = tableOf(positions[0]!);
    const body = show(table);
    for (const position of positions) {
      place(table, position);
      flushSync();
      const wanted = (position.question?.options ?? []).flatMap(({ targets }) => targets);
      expect(missing(body, wanted), `${position.question?.kind}: ${position.question?.prompt}`).toEqual([]);
      expect(body.querySelector('[data-missing]')?.getAttribute('data-missing') ?? null).toBeNull();
    }
  });

  it('reads in both languages', () => {
    const table = tableOf(positions[0]!);
    const body = show(table);
    for (const position of positions.filter((_, n) => n % 7 === 0)) {
      place(table, position);
      for (const [lang, tab] of [['en', /Development|Display/], ['fr', /Développement|Piste/]] as const) {
        language.current = lang;
        flushSync();
        expect(body.querySelector('.lectern [role=tab]')!.textContent).toMatch(tab);
        expect(body.innerHTML).not.toMatch(/undefined|\{\w+\}|screen\.|NaN/);
      }
    }
  });

  it('is drawn on a phone, one zone at a time', () => {
    resize(390);
    const table = tableOf(asking('turn'));
    const body = show(table);
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.length).toBeGreaterThan(3);
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(body.querySelector('[role=tabpanel]')!.textContent?.trim()).not.toBe('');
    }
  });

  it('tells of the map where the map is, on a phone, and comes back', () => {
    resize(390);
    const table = tableOf(asking('activate'));
    const body = show(table, StagedBoard);
    const open = () => body.querySelector('[role=tab][aria-selected=true]')!.textContent!.trim();
    expect(open()).toBe('My City');
    const line = (kind: string, decision: number) => ({ kind, decision, seat: 1, seats: [], cards: [], amounts: [], text: '', clause: null, note: '' }) as unknown as Line;
    const past = { view: table.view, scores: [], changed: new Set<string>() };
    table.past = { ...past, log: [line('acquires', 1)] };
    flushSync();
    expect(open()).toBe('My City');
    table.past = { ...past, log: [line('acquires', 1), line('attacks', 2)] };
    flushSync();
    expect(open()).toBe('Map');
    table.past = null;
    flushSync();
    expect(open()).toMatch(/^My City/);
  });

  it('tells on a card of the display what it does, and gains apart from prices', () => {
    const table = tableOf(asking('turn'));
    const view = structuredClone(table.view) as GameView;
    view.display.rows = [[{ ...view.display.rows[0]![0]!, card: 'i-academy' }]];
    table.view = view;
    const body = show(table);
    const said = (part: string) => body.querySelector(`.display .tile .${part}`)!.textContent!.replace(/\s+/g, '');
    expect(said('effect')).toContain('≥3');
    expect(said('out')).toContain('+2');
    expect(said('foot')).not.toContain('+');
    expect(body.querySelector('.basics .head')!.textContent).toContain('Price');
    expect(body.querySelector('.basic .amount')!.textContent).toContain('+2');
  });

  it('keeps brackets and signs with what they hold', () => {
    const table = tableOf(asking('activate'));
    const view = structuredClone(table.view) as GameView;
    view.players[view.reader ?? 0]!.city[0] = { ...view.players[0]!.city[0]!, card: 'city-forum', knowledge: null, knowledge_status: null };
    table.view = view;
    const body = show(table);
    const held = [...body.querySelectorAll('.slot .held')].map((each) => each.textContent!.replace(/\s+/g, ''));
    expect(held.some((text) => text.startsWith('(2') && text.endsWith('≠'))).toBe(true);
    expect(held.some((text) => text.endsWith(')'))).toBe(true);
  });

  it('names the Eras of the cards that are left in the deck', () => {
    const table = tableOf(asking('turn'));
    const view = structuredClone(table.view) as GameView;
    view.deck.left = { ...view.deck.left, medieval: 12, renaissance: 0 };
    table.view = view;
    const body = show(table);
    body.querySelector<HTMLElement>('.development .deck button')!.click();
    flushSync();
    const text = body.querySelector('dialog')!.textContent!;
    expect(text).toContain('Era II (12)');
    expect(text).not.toContain('Renaissance');
  });

  it('opens the City of a rival while a card is chosen', () => {
    const position = positions.find(({ question, view }) => question?.options.some(({ move }) => move === 'acquire') && view.players.length === 2)!;
    const table = tableOf(position);
    const body = show(table);
    table.pick(position.question!.options.find(({ move }) => move === 'acquire')!.targets[0]!);
    expect(table.choice?.move).toBe('acquire');
    flushSync();
    const tab = [...body.querySelectorAll<HTMLElement>('.lectern [role=tab]')].at(-1)!;
    tab.click();
    flushSync();
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('shows what one can pay with beside the cards, on a phone', () => {
    resize(390);
    const body = show(tableOf(asking('turn')));
    body.querySelectorAll<HTMLElement>('[role=tab]')[2]!.click();
    flushSync();
    expect(body.querySelectorAll('[role=tabpanel] .mine .amount').length).toBeGreaterThanOrEqual(5);
  });

  it('tells which Provinces are coastal, and who cannot go on a conquest', () => {
    const position = structuredClone(offering('conquer'));
    const option = position.question!.options.find(({ move }) => move === 'conquer')!;
    const target = position.view.map.find(({ place }) => place === option.word)!;
    const home = position.view.map.find(({ warlord, owner }) => warlord && owner === position.view.reader)!;
    const held = () => Muster.usual(position.view, target).held(position.view);
    if (Muster.usual(position.view, target).units.some(({ who }) => who === 'warlord')) expect(held()).toEqual([]);
    home.spare = 0;
    const reached = target.defence!.attack!.reach.includes(home.place);
    expect(held().map(({ who, why }) => [who, why])).toEqual([['warlord', reached ? 'screen.must_stay' : 'screen.no_way']]);
    const coast = position.view.map.find(({ coastal }) => coastal)!;
    const body = show(tableOf(position));
    expect(body.querySelector(`[data-place="${coast.place}"]`)!.getAttribute('aria-label')).toContain('coastal Province');
  });

  it('leaves out of the aid what is not in play', () => {
    const views = positions.map(({ view }) => view);
    const [with_, without] = [views.find(({ track }) => track)!, { ...views[0]!, track: null, config: { ...views[0]!.config, modules: [] } }];
    expect([game.concerns!('MAE-INV-01', with_), game.concerns!('MAE-INV-01', without), game.concerns!('MON-END-01', without)]).toEqual([true, false, true]);
    const texts = (view?: GameView) => game.symbols!(view).map(({ text }) => text);
    expect(texts()).toContain('Volcano');
    expect(game.symbols!().flatMap(({ sign }) => sign ?? [])).toEqual(expect.arrayContaining(['≥', '≠', '?']));
    expect(texts(without)).not.toContain('Trade Track');
  });

  it('says in words what is on a tile and what can be done there', () => {
    const position = offering('conquer');
    const body = show(tableOf(position));
    const option = position.question!.options.find(({ move }) => move === 'conquer')!;
    const at = placeOf(option.targets[0]!).index;
    const label = body.querySelector(`[data-place="${at}"]`)!.getAttribute('aria-label')!;
    expect(label).toContain('Defence');
    expect(label).toContain(option.text);
    expect(body.querySelectorAll('.shield.go').length).toBeGreaterThan(0);
  });

  it('offers at a click what can be done at a tile', () => {
    const position = offering('conquer');
    const table = tableOf(position);
    const body = show(table);
    const option = position.question!.options.find(({ move }) => move === 'conquer')!;
    body.querySelector(`[data-place="${placeOf(option.targets[0]!).index}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(table.candidates).toContainEqual(option);
    expect(table.candidates.every(({ targets }) => targets.includes(option.targets[0]!))).toBe(true);
  });

  it('shows the defence of a tile line by line in the rail', () => {
    const position = offering('conquer');
    const table = tableOf(position);
    const tile = position.view.map.find(({ defence }) => defence?.price)!;
    table.zoom({ target: `table:tile:${tile.place}` });
    const body = show(table, game.Rail);
    expect(body.querySelector('.sum')!.textContent).toContain(String(tile.defence!.total));
    expect(game.inRail!(`table:tile:${tile.place}`)).toBe(true);
    expect(game.inRail!('0:city:4')).toBe(false);
  });

  it('settles a conquest before it is confirmed, with as many Units as must enter', () => {
    let [seen, choices] = [0, 0];
    for (const position of positions) {
      for (const option of position.question?.options.filter(({ move }) => move === 'conquer') ?? []) {
        const target = attacked(option, position.view)!;
        const usual = Muster.usual(position.view, target);
        expect(usual.size).toBe(target.defence!.needed);
        expect(Muster.of(position.view, target, usual.sequel)).toEqual(usual);
        for (const n of usual.units.keys()) {
          for (const by of [1, -1] as const) {
            const other = usual.step(n, by);
            choices += Number(other !== null);
            expect(other?.size ?? usual.size).toBe(usual.size);
            expect(other?.counts[n] ?? usual.counts[n]! + by).toBe(usual.counts[n]! + by);
          }
        }
        for (const tile of position.view.map) expect(usual.units.reduce((sum, unit, n) => sum + (unit.tile === tile ? usual.counts[n]! : 0), 0)).toBeLessThanOrEqual(tile.spare);
        seen++;
      }
    }
    expect([seen, choices].every((n) => n > 4)).toBe(true);
  });

  it('lets the reader choose who goes and how it is paid', () => {
    const found = positions.flatMap((position) => (position.question?.options ?? []).map((option) => ({ position, option, target: attacked(option, position.view) })));
    const { position, option, target } = found.find(({ position, target }) => target && Muster.usual(position.view, target).step(0, -1) && target.defence!.attack!.gold.length > 1)!;
    const table = tableOf(position);
    table.foresee = game.foresee!;
    table.choose(option.symbol);
    const before = table.sequel;
    const body = show(table, game.Sequel);
    expect(body.querySelectorAll('.seg button')).toHaveLength(target!.defence!.attack!.gold.length);
    body.querySelector<HTMLElement>('.seg button:last-child')!.click();
    expect(table.sequel!['pay-gold']).toEqual([`pay gold ${target!.defence!.attack!.gold.at(-1)}`]);
    flushSync();
    body.querySelector<HTMLElement>('[data-lead]:enabled, [data-less]:enabled')!.click();
    expect({ ...table.sequel, 'pay-gold': 0 }).not.toEqual({ ...before, 'pay-gold': 0 });
  });

  it('names the Gold that must stand in for the Military one lacks', () => {
    const found = positions.flatMap((position) => (position.question?.options ?? []).map((option) => ({ position, option, target: attacked(option, position.view) })));
    const { position, option } = structuredClone(found.find(({ target }) => target?.defence?.attack && target.defence.price?.resource === 'military' && target.defence.price.n > 0)!);
    const { attack, price } = attacked(option, position.view)!.defence!;
    attack!.gold = [price!.n];
    const table = tableOf(position);
    table.foresee = game.foresee!;
    table.choose(table.question!.options.find(({ symbol }) => symbol === option.symbol)!.symbol);
    const paid = show(table, game.Sequel).querySelector('[aria-label="Pay"]')!;
    expect([...paid.querySelectorAll('[title], [aria-label]')].map((each) => each.getAttribute('title') ?? each.getAttribute('aria-label'))).toEqual([`${price!.n} Gold`]);
  });

  it('keeps its lines to choose from when a token may be spent before the Activation', () => {
    const position = structuredClone(positions.find(({ question }) => question?.kind === 'activate')!);
    const activate = position.question!.options.find(({ move }) => move === 'activate')!;
    position.question!.options = [activate, { ...activate, symbol: 'spend-token production', move: 'spend-token', name: 'Spend a token', note: '', targets: ['0:token:production'] }];
    expect(game.questionApplies!(position.question!)).toBe(true);
    const table = tableOf(position);
    const body = show(table, game.Question);
    expect(body.querySelectorAll('.pick button')).toHaveLength(6);
    body.querySelector<HTMLElement>('[data-symbol="spend-token production"]')!.click();
    expect(table.choice?.symbol).toBe('spend-token production');
  });

  it('tells a fall of the score once, in one sum, when it is my turn again', () => {
    const position = structuredClone(positions.find(({ question, view }) => question && view.players[question.seat]!.score.provinces > 1)!);
    const table = tableOf(position);
    show(table);
    const { question, view } = position;
    const me = question!.seat;
    const line = (n: number): Line => ({ decision: n, seat: 1 - me, kind: 'conquers', text: String(n), amounts: {}, seats: [], cards: [] });
    for (const n of [1, 2]) {
      const next = structuredClone(view);
      next.players[me]!.score.provinces -= n;
      [table.view, table.log] = [next, [...table.log, line(n)]];
      table.ask(n === 2 ? question : null);
      flushSync();
    }
    expect(toasts.map(({ text }) => text).filter((text) => text.includes('score'))).toEqual(['Your score falls by 2: Provinces −2.']);
  });

  it('tells the odds of the die of Hidden Forces before they are met', () => {
    const position = structuredClone(offering('conquer'));
    const option = position.question!.options.find(({ move }) => move === 'conquer')!;
    const tile = attacked(option, position.view)!;
    tile.defence!.attack!.die = [0, 1, 2].map((extra) => ({ extra, faces: 2, price: { ...tile.defence!.price!, n: 1 + extra, lacks: Number(extra === 2) } }));
    const table = tableOf(position);
    table.zoom({ target: `table:tile:${tile.place}` });
    const rolls = [...show(table, game.Rail).querySelectorAll('.die li')];
    expect(rolls.map((each) => each.textContent)).toEqual(rolls.map(() => expect.stringContaining('33%')));
    expect(rolls.map((each) => each.classList.contains('bad'))).toEqual([false, false, true]);
  });

  it('shows at the end every source of points, and Culture round by round', () => {
    const ended = positions.find(({ view }) => view.over)!;
    const table = tableOf(ended);
    const lines = (seat: number) => Object.entries(ended.view.players[seat]!.score).map(([id, points]): [string, number, string] => [id, points, id]);
    const scores = ended.view.players.map(({ points }, seat) => ({ seat, total: points, lines: lines(seat) }));
    table.result = { scores, ranking: scores.map(({ seat }) => [seat]), tie_break: null, text: '', reason: 'over' };
    const line = (kind: string, seat: number | null, culture = 0): Line => ({ decision: 1, seat, kind, text: kind, amounts: { culture }, seats: [], cards: [] });
    table.log = [line('round', null), line('gains', 0, 2), line('develops', 0), line('round', null), line('gains', 0, 3), line('pays', 0, -1)];
    expect(growth(table.log, 2)).toEqual([{ seat: 0, gained: [0, 2, 5], policies: [{ round: 1, n: 1 }] }, { seat: 1, gained: [0, 0, 0], policies: [] }]);
    const body = show(table, game.Result);
    for (const [seat, { points }] of ended.view.players.entries()) {
      const told = [...body.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')[seat]!.childNodes].map((each) => (each instanceof HTMLElement && each.tagName === 'SMALL' ? '' : each.textContent)).join('').split('+').reduce((sum, n) => sum + Number(n), 0));
      expect(told.reduce((sum, n) => sum + n, 0)).toBe(points);
    }
    expect(body.querySelectorAll('figure .policy')).toHaveLength(1);
  });

  it('tells all signs of the map, those without room in a corner of it in the rail', () => {
    const position = positions.find(({ view }) => view.config.modules.includes('monsters'))!;
    const body = show(tableOf(position), game.Rail);
    const told = [...body.querySelectorAll('.help svg text')].map(({ textContent }) => textContent);
    expect(told).toEqual(expect.arrayContaining(['Free Town', 'Market', 'Monster', 'Warlord']));
  });

  it('leaves the shield to read where a Trading Post stands beside a Monster or Hidden Forces', () => {
    const free = { monster: null, forces: false, wonder: null, cargo: false };
    for (const tile of [free, { ...free, monster: 'cyclops' }, { ...free, forces: true }, { ...free, monster: 'cyclops', wonder: 'colossus' }, { ...free, forces: true, cargo: true }]) {
      const { x, y } = postSpot(tile);
      expect(Math.hypot(x - 14.5, y - 3.5), JSON.stringify(tile)).toBeGreaterThan(16); // the shield of a Province that is held
      if (tile.monster) expect(Math.hypot(x - 24, y + 23)).toBeGreaterThan(16);
    }
  });

  it('goes from tile to tile with the arrows', () => {
    const body = show(tableOf(asking('turn')));
    const first = body.querySelector<SVGElement>('.hex[tabindex="0"]')!;
    first.focus();
    const { spots } = layOut(asking('turn').view.map, 566, 530);
    const from = first.getAttribute('data-place')!;
    const key = ['ArrowRight', 'ArrowLeft'].find((each) => neighbour(spots, from, each))!;
    first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
    expect(document.activeElement?.getAttribute('data-place')).toBe(neighbour(spots, from, key));
    expect(body.querySelectorAll('.hex[tabindex="0"]').length).toBe(1);
  });

  it('lets every map fit its sheet', () => {
    for (const { view } of positions) {
      const { spots, radius, width, height } = layOut(view.map, 560, 520);
      for (const { x, y } of spots) {
        expect(x - radius * 0.87).toBeGreaterThanOrEqual(0);
        expect(x + radius * 0.87).toBeLessThanOrEqual(width);
        expect(y - radius).toBeGreaterThanOrEqual(0);
        expect(y + radius).toBeLessThanOrEqual(height);
      }
    }
  });

  it('has its question of the Activation in the prompt', () => {
    const position = asking('activate');
    if (!game.questionApplies!(position.question!)) return;
    const body = show(tableOf(position), game.Question);
    expect(body.querySelectorAll('.seg button')).toHaveLength(6);
  });

  it('counts the Automas among the seats, after the players', () => {
    const table = { seats: seats.slice(0, 1), automas: [{ seat: 1, name: 'Automa', colour: 'b' }] } as Pick<TableInfo, 'seats' | 'automas'>;
    expect(allSeats(table).map(({ name, mine }) => [name, mine])).toEqual([['Inès', true], ['Automa', false]]);
  });

  it('tells the last turn of the Automas', () => {
    const line = (kind: string, seat: number | null, text = kind): Line => ({ decision: 1, seat, kind, text, amounts: {}, seats: [], cards: [] });
    const log = [line('turn', 0), line('gains', 0), line('turn', 1), line('automa-card', 1), line('turn', 2), line('automa-card', 2), line('round', null), line('turn', 0)];
    expect(lastTurns(log, (seat) => seat !== null && seat > 0)).toEqual(log.slice(2, 6));
    expect(lastTurns(log.slice(0, 2), (seat) => seat === 1)).toEqual([]);
  });

  it('has first steps', () => {
    expect(stepsOf(game).length).toBeGreaterThan(0);
  });
});
