import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import myth from '../src/games/age-of-mythology';
import { LOOK } from '../src/games/age-of-mythology/board.svelte';
import { encounters } from '../src/games/age-of-mythology/encounters';
import { chances } from '../src/games/age-of-mythology/matchups';
import { parts } from '../src/games/age-of-mythology/units';
import type { MythView, Player, Side } from '../src/games/age-of-mythology/view';
import { seatsFrom } from '../src/lib/board.svelte';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { Line, Preview } from '../src/lib/types';
import { shownChanges } from '../src/table/preview';
import { resize } from './board';
import { asked, asking, button, cards, fixture, game, having, place, show, tableOf } from './myth';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 120_000 });

const book = bookOf('age-of-mythology', cards);
const start = asking('draft');
/** Nothing glows for a move that declines. */
const DECLINED = new Set(['pass', 'decline', 'leave', 'retreat', 'done', 'no']);
const targetsOn = (body: HTMLElement) => new Set([...body.querySelectorAll<HTMLElement>('.target[data-id]')].flatMap((each) => (each.dataset.id ?? '').split(' ')));
const tabNamed = (body: HTMLElement, name: string) => [...body.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.textContent!.includes(name))!;

/** Everything lit now, the boards of all rivals included. */
function lit(body: HTMLElement): Set<string> {
  const found = targetsOn(body);
  for (const rival of [...body.querySelectorAll<HTMLElement>('.boards .pick button')]) {
    rival.click();
    flushSync();
    for (const id of targetsOn(body)) found.add(id);
  }
  return found;
}

describe('the board of Age of Mythology', () => {
  it('has a place for every move that touches something, in the zone it opens', () => {
    vi.useFakeTimers();
    const table = tableOf(start);
    const body = show(table);
    for (const position of fixture.positions) {
      place(table, position);
      flushSync();
      vi.advanceTimersByTime(LOOK);
      flushSync();
      const drawn = lit(body);
      const usual = (position.question?.options ?? []).filter(({ move }) => !DECLINED.has(move));
      const missing = usual.filter(({ targets }) => targets.length > 0 && !targets.some((id) => drawn.has(id)));
      expect(missing, position.question?.prompt).toEqual([]);
    }
    vi.useRealTimers();
  });

  it('reads in both languages, for players and spectators', () => {
    const table = tableOf(start);
    const body = show(table);
    for (const position of fixture.positions.filter((_, n) => n % 3 === 0)) {
      for (const me of [asked(position), null]) {
        place(table, position, me);
        for (const [lang, word] of [['en', 'Holding Area'], ['fr', 'Zone de possession']] as const) {
          language.current = lang;
          flushSync();
          expect(body.textContent).toContain(word);
          expect(body.textContent, position.question?.prompt).not.toMatch(/undefined|NaN|\[object|\{\w+[|}]/);
          expect([...body.querySelectorAll('[data-missing]')].map((icon) => icon.getAttribute('data-missing'))).toEqual([]);
        }
      }
    }
  });

  it('shows all its zones on a phone, one at a time', () => {
    resize(390);
    const body = show(tableOf(asking('lay-card')));
    const tabs = [...body.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Board', 'Table', 'Hand', 'Battle', 'Buy', 'Others']);
    expect(tabs[3]!.getAttribute('aria-selected')).toBe('true');
    for (const tab of tabs) {
      tab.click();
      flushSync();
      expect(body.querySelector('[role=tabpanel]')!.textContent!.length).toBeGreaterThan(40);
    }
  });

  it('opens the zone of the question and marks the way back to it', () => {
    const table = tableOf(asking('build'));
    const body = show(table);
    expect(tabNamed(body, 'Buildings').getAttribute('aria-selected')).toBe('true');
    expect(body.querySelectorAll('.myth-ware.shut').length).toBeGreaterThan(0);
    const { prices } = table.view as MythView;
    expect(body.querySelectorAll('.cost .short')).toHaveLength(Object.values(prices).flatMap(({ lacking }) => lacking).length);
    table.view = { ...(table.view as MythView), prices: { ...prices, wall: { ...prices.wall!, less: 2 } } };
    flushSync();
    expect(body.querySelector('.cost small')!.textContent).toBe('−2');
    tabNamed(body, 'Table').click();
    flushSync();
    expect(tabNamed(body, 'Buildings').querySelector('.dot')).not.toBeNull();
    place(table, asking('raze'));
    flushSync();
    expect(tabNamed(body, 'Other boards').getAttribute('aria-selected')).toBe('true');
  });

  it('seats up to seven rivals and tells the two neighbours apart', () => {
    const position = fixture.positions.find(({ view, question }) => view.players.length === 8 && question?.kind === 'declare-attack')!;
    const body = show(tableOf(position));
    expect(body.querySelectorAll('.rival')).toHaveLength(7);
    expect([...body.querySelectorAll<HTMLElement>('.beside')].map((each) => each.title)).toEqual(['Left neighbour: can be attacked', 'Right neighbour: can be attacked']);
    expect(body.querySelectorAll('.myth-target.target')).toHaveLength(6);
    expect([...body.querySelectorAll('.myth-target')][0]!.textContent).toMatch(/City \d+/);
    expect(body.querySelectorAll('.rival .numbers')).toHaveLength(7);
  });

  it('opens the whole board of a rival, and the decks', () => {
    const position = asking('play-card');
    const body = show(tableOf(position));
    body.querySelector<HTMLElement>('.rival .open')!.click();
    flushSync();
    expect(body.querySelectorAll('.boards .myth-space')).toHaveLength(16);
    tabNamed(body, 'Table').click();
    flushSync();
    body.querySelector<HTMLElement>('.hand .low button')!.click();
    flushSync();
    expect(body.querySelector('dialog')!.textContent).toContain('face down');
  });

  it('marks those who still choose', () => {
    const table = tableOf(asking('choose-cards'));
    table.waiting = table.seats.map((seat) => seat.seat);
    const body = show(table);
    expect(body.querySelectorAll('.rival.awaited')).toHaveLength(table.seats.length - 1);
  });

  it('tells of a move also what it leaves behind', () => {
    const change = (what: string) => ({ seat: 0, what, before: 1, after: 2 });
    const shown = shownChanges(['cubes.food', 'villagers', 'victory', 'supply.jarl'].map(change), 0, myth);
    expect(shown.map(({ what, res, name }) => [what, res ?? name])).toEqual([['cubes.food', 'food'], ['villagers', 'Villagers'], ['victory', 'victory']]);
  });
  it('shows what the chosen move changes where it lands', async () => {
    const position = asking('pay-trade');
    const preview: Preview = { type: 'preview', key: '', symbol: '', lines: [], certain: true, due: null, changes: [{ seat: asked(position), what: 'cubes.food', before: 3, after: 2 }] };
    const table = tableOf(position, preview);
    const body = show(table);
    table.choose(position.question!.options[0]!.symbol);
    await new Promise((resolve) => setTimeout(resolve, 200));
    flushSync();
    expect(body.querySelector('.mine .holding .delta')!.textContent).toBe('\u22121');
  });
});

describe('trading', () => {
  const position = fixture.positions.find(({ question }) => question?.options.filter(({ move }) => move === 'swap').length === 12) ?? asking('exchange');
  const cubes = { food: 2, wood: 1, gold: 0, favor: 3 };
  const swaps = ['food', 'wood', 'favor'].flatMap((give) => ['food', 'wood', 'gold', 'favor'].filter((take) => take !== give).map((take) => `${give} ${take}`));
  const option = (word: string) => ({ symbol: `swap ${word}`, move: 'swap', word, text: word, name: word, note: '', warning: '', targets: [], dangerous: false });
  const rich = having({ ...position, question: { ...position.question!, options: [position.question!.options.find(({ symbol }) => symbol === 'done')!, ...swaps.map(option)] } }, { cubes });
  const trade = (at = rich) => {
    const table = tableOf(at);
    table.foresee = game.foresee!;
    const body = show(table, game.Question!);
    const side = (which: string) => [...body.querySelectorAll<HTMLElement>(`[data-${which}] button`)];
    const names = ['food', 'wood', 'gold', 'favor'];
    const press = (which: 'give' | 'take', name: string) => {
      side(which)[names.indexOf(name)]!.click();
      flushSync();
    };
    const sent = () => table.choice && [table.choice.symbol, ...(table.sequel?.exchange ?? [])];
    return { table, body, press, sent, blocked: (which: string) => names.filter((_, n) => side(which)[n]!.getAttribute('aria-disabled') === 'true') };
  };

  it('gives only what was chosen for it, in either order', () => {
    const { table, body, press, sent } = trade();
    press('take', 'gold');
    expect(sent()).toBeNull();
    press('give', 'favor');
    expect(sent()).toEqual(['swap favor gold']);
    place(table, having({ ...rich, question: { ...rich.question! } }, { cubes: { ...cubes, gold: 1, favor: 2 } }));
    flushSync();
    expect(body.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
    press('give', 'favor');
    press('give', 'favor');
    press('take', 'wood');
    expect(sent()).toEqual(['swap favor wood']);
    button(body, 'done').click();
    flushSync();
    expect(sent()).toEqual(['done']);
  });

  it('confirms several at once, as many as there are', () => {
    const { table, press, sent, blocked } = trade();
    press('give', 'favor');
    press('take', 'gold');
    press('take', 'gold');
    expect([sent(), table.verb]).toEqual([['swap favor gold', 'swap favor gold'], 'Exchange 2 cubes']);
    expect([blocked('give'), blocked('take')]).toEqual([['gold'], ['favor']]);
    press('give', 'wood');
    press('take', 'food');
    expect(blocked('give')).toEqual(['food', 'wood', 'gold']);
    press('give', 'wood');
    expect(sent()).toHaveLength(3);
    table.clear();
    flushSync();
    expect(sent()).toBeNull();
  });

  it('gives cubes of one resource where the rules say so', () => {
    const { press, blocked } = trade({ ...rich, view: { ...rich.view, limits: { ...rich.view.limits, given: 1 } } });
    press('give', 'favor');
    press('take', 'gold');
    expect(blocked('give')).toEqual(['food', 'wood', 'gold']);
  });
});

describe('a round', () => {
  it('tells discarded cards from played ones', () => {
    const position = asking('play-card');
    const seat = position.view.starting;
    const line = (kind: string): Line => ({ decision: 1, seat, kind, text: kind, amounts: {}, seats: [], cards: [] });
    const players = position.view.players.map((player, n) => (n === seat ? { ...player, played: ['permanent-gather', 'permanent-attack'] } : player));
    const body = show(tableOf({ ...position, view: { ...position.view, players }, log: [line('passes'), line('round'), line('plays'), line('collects'), line('passes')] }), game.Strip!);
    expect([...body.querySelectorAll<HTMLElement>('.track .st-' + 'abcdefgh'[seat] + ' .card')].map((card) => card.classList.contains('unplayed'))).toEqual([false, true]);
  });

  it('says that it is the last', () => {
    expect([true, false].map((last_round) => game.round({ ...start.view, phase: 'acting', last_round }).last)).toEqual([true, false]);
  });
});

describe('what is at stake', () => {
  it('names the terrain of a tile that would go to the pool', () => {
    const position = asking('seize');
    const battle = position.view.battle!;
    const space = position.view.players[battle.defender]!.production.find(({ tile }) => tile !== null)!;
    const body = show(tableOf({ ...position, view: { ...position.view, battle: { ...battle, to_pool: [space.space] } } }));
    const lost = body.querySelector('.myth-space .lost')!.closest('.myth-space')!;
    expect(lost.querySelector('.land')!.textContent!.toLowerCase()).toContain(space.terrain);
  });

  it('tells the types of units where they are recruited', () => {
    const body = show(tableOf(asking('recruit')));
    expect([...body.querySelectorAll('.myth-ware .types')].map((each) => each.textContent).join()).toContain('warrior');
  });
});

describe('a thing', () => {
  it('is shown when it slides under a resting mouse, but not asked about', () => {
    const table = tableOf(asking('play-card'));
    const thing = show(table).querySelector<HTMLElement>('.thing.open[data-card]')!;
    const mouse = (type: string, clientX: number) => Object.assign(new MouseEvent(type, { clientX, clientY: 5 }), { pointerType: 'mouse' });
    window.dispatchEvent(mouse('pointermove', 5));
    thing.dispatchEvent(mouse('pointerenter', 5));
    expect(table.zoomed).toEqual({ card: thing.dataset.card });
    thing.dispatchEvent(mouse('pointerenter', 6));
    expect(table.zoomed?.target).toBeDefined();
  });
});

describe('a battle', () => {
  const battles = fixture.positions.filter(({ view }) => view.battle?.revealed);

  it('tells the exact chances from either side', () => {
    const position = battles.find(({ view }) => view.battle!.matchups.length > 1)!;
    const battle = position.view.battle!;
    const { attack, defence, odds, dice, parts } = battle.matchups[0]!;
    expect(chances(battle, battle.attacker).cell(attack, defence)).toEqual({ dice, parts, chance: odds });
    expect(chances(battle, null).cell(attack, defence)?.chance).toBe(odds);
    const turned = chances(battle, battle.defender);
    expect(turned.cell(defence, attack)?.chance).toBeCloseTo(1 - odds);
    expect(turned.worst(defence)).toBe(Math.min(...turned.columns.map((column) => turned.cell(defence, column)!.chance)));
  });

  it('adds up the dice of every encounter', () => {
    const fought = battles.filter(({ view }) => view.battle!.odds !== null);
    expect(fought.length).toBeGreaterThan(0);
    for (const { view, question } of fought) {
      const name = question?.prompt;
      const { sides } = view.battle!;
      for (const side of sides) {
        const found = parts(view.battle!, side, (card) => book.get(card)!.names.en!);
        expect(found.reduce((sum, part) => sum + part.n, 0), name).toBe(side.dice);
      }
    }
  });

  it('shows the last roll, hits first, and what happened', () => {
    const position = asking('fight-on');
    const battle = position.view.battle!;
    const [attack, defence] = battle.sides;
    const rolled: [Side, Side] = [{ ...attack, last_fighter: attack.army[0]!.id, last_roll: [1, 3, 6, 6], last_hits: 2 }, { ...defence, last_fighter: defence.army[0]!.id, last_roll: [2, 2, 5], last_hits: 0 }];
    const line = (kind: string): Line => ({ decision: 1000, seat: defence.seat, kind, text: `${kind}!`, amounts: {}, seats: [], cards: [] });
    const log = [line('attacks'), line('encounter'), line('eliminated'), line('encounter')];
    const body = show(tableOf({ ...position, view: { ...position.view, battle: { ...battle, encounter: 2, sides: rolled } }, log }));
    expect(body.querySelectorAll('.battle .die')).toHaveLength(7);
    expect(body.querySelectorAll('.battle .die.hit')).toHaveLength(2);
    expect(encounters(log)[0]!.lines.map(({ kind }) => kind)).toEqual(['eliminated']);
    expect(body.querySelector('.story')!.textContent).toContain('eliminated!');
  });

  it('says what its card does, what the units can do, and why a tie is won; and is not read any more when it is gone', () => {
    const position = asking('fight-on');
    const battle = position.view.battle!;
    const [attack, defence] = battle.sides;
    const tied: [Side, Side] = [{ ...attack, last_fighter: 'medusa', last_roll: [1], last_hits: 0 }, { ...defence, last_fighter: defence.army[0]!.id, last_roll: [2], last_hits: 0 }];
    const table = tableOf({ ...position, view: { ...position.view, battle: { ...battle, card: 'heimdall', encounter: 2, sides: tied } } });
    const body = show(table);
    const by = body.querySelector<HTMLElement>('.battle .by')!;
    expect(by.textContent).toContain('any number of units');
    expect(body.querySelector('.fighter')!.textContent).toContain('Wins every tie.');
    expect(body.querySelector('.verdict')!.textContent).toContain('A tie');
    by.dispatchEvent(new Event('pointerenter'));
    expect(table.zoomed?.card).toBe('heimdall');
    table.view = { ...position.view, battle: null };
    flushSync();
    expect(table.zoomed).toBeNull();
  });

  it('stays in sight when it is over', () => {
    const playing = asking('play-card');
    const { battle } = fixture.positions.find(({ view }) => view.battle?.over && view.players.length === playing.view.players.length)!.view;
    const body = show(tableOf({ ...playing, view: { ...playing.view, battle } }));
    body.querySelector<HTMLElement>('.last .show')!.click();
    flushSync();
    expect(body.querySelector('.verdict')!.textContent).toContain('The battle is over');
    expect(body.querySelector('.sources')).toBeNull();
    expect(body.querySelector('.aim')!.textContent).not.toContain('to take');
    tabNamed(body, 'Table').click();
    flushSync();
    body.querySelector<HTMLElement>('.last .ghost')!.click();
    flushSync();
    expect(body.querySelector('.last')).toBeNull();
    expect(tabNamed(body, 'Battle')).toBeUndefined();
  });

  /** A battle, its end and what comes after it; `told`: the end came with a view of its own. */
  function fought(told: boolean) {
    const position = battles.find((each) => each.view.battle!.attacker === asked(each) && each.view.battle!.winner === null && each.view.battle!.matchups.length > 0)!;
    const battle = position.view.battle!;
    const line = (decision: number, kind: string): Line => ({ decision, seat: battle.attacker, kind, text: `${kind}!`, amounts: {}, seats: [], cards: [] });
    const end = { ...battle, winner: battle.attacker, over: true, odds: null, matchups: [] };
    const log = [line(1000, 'attacks'), line(1001, 'encounter')];
    const table = tableOf({ ...position, log });
    const body = show(table);
    const after = { ...position, log: [...log, line(1002, 'eliminated'), line(1002, 'wins'), line(1002, 'razes')], question: null };
    if (told) place(table, { ...after, view: { ...position.view, battle: end } });
    flushSync();
    place(table, { ...after, log: [...after.log, line(1003, 'plays')], view: { ...position.view, battle: null } });
    flushSync();
    return { table, body, after };
  }

  it.each([true, false])('keeps its end when the game has forgotten it (seen: %s)', (told) => {
    vi.useFakeTimers();
    const { table, body, after } = fought(told);
    expect(tabNamed(body, 'Battle').getAttribute('aria-selected')).toBe('true');
    expect(body.querySelector('.verdict')!.textContent).toContain('The battle is over');
    expect(body.querySelector('.story')!.textContent).toContain('razes!');
    const next = asking('build');
    place(table, { ...after, view: { ...next.view, battle: null }, question: next.question });
    flushSync();
    expect(tabNamed(body, 'Battle').getAttribute('aria-selected')).toBe('true');
    vi.advanceTimersByTime(LOOK);
    flushSync();
    expect(tabNamed(body, 'Buildings').getAttribute('aria-selected')).toBe('true');
    tabNamed(body, 'Table').click();
    flushSync();
    expect(body.querySelector('.last')!.textContent).toContain('razes!');
    place(table, { ...after, view: { ...next.view, battle: null } });
    flushSync();
    expect(body.querySelector('.last')).toBeNull();
    vi.useRealTimers();
  });

  it('gives way at once to a new one in which I am asked', () => {
    const { table, body, after } = fought(true);
    expect(body.querySelector('.verdict')!.textContent).toContain('The battle is over');
    const next = asking('muster');
    place(table, { ...next, log: [...after.log, { ...after.log[0]!, decision: 1004 }] });
    flushSync();
    expect(tabNamed(body, 'Battle').getAttribute('aria-selected')).toBe('true');
    expect(body.querySelector('.verdict')).toBeNull();
  });

  it('is about no more than its loser has', () => {
    const position = asking('fight-on');
    const battle = { ...position.view.battle!, winner: null, over: false };
    const table = tableOf(position);
    const body = show(table);
    const about = (area: 'city' | 'holding', player: Partial<Player>) => {
      const players = position.view.players.map((each, seat) => (seat === battle.defender ? { ...each, ...player } : each));
      place(table, { ...position, view: { ...position.view, players, battle: { ...battle, area } } });
      flushSync();
      return body.querySelector('.aim')!.textContent;
    };
    const cubes = { food: 1, wood: 0, gold: 1, favor: 0 };
    expect(about('holding', { cubes })).toContain('2 cubes to take');
    expect(about('holding', { cubes: { ...cubes, favor: 9 } })).toContain('5 cubes to take');
    expect(about('city', { city_size: 0 })).toContain('nothing to win');
    expect(about('city', { city_size: 1 })).toContain('a building to destroy');
  });

  it('shows the card I have laid to me alone', () => {
    const position = asking('lay-card');
    const unit = position.question!.options[0]!.word;
    const view = { ...position.view, players: position.view.players.map((each, seat) => (seat === asked(position) ? { ...each, chosen: [unit] } : each)) };
    const table = tableOf({ ...position, view, question: null });
    const body = show(table);
    expect(body.querySelectorAll('.portrait:not(.place)')).toHaveLength(1);
    expect(body.querySelector('.fighter .hidden')!.textContent).toContain('laid, hidden from');
    place(table, { ...position, view, question: null }, null);
    flushSync();
    expect(body.querySelector('.fighter .hidden')).toBeNull();
  });

  it('names the chance at worst beside each unit one may lay', () => {
    const table = tableOf(asking('lay-card'));
    const body = show(table, game.Question!);
    const first = body.querySelector<HTMLElement>('[data-option]')!;
    expect(first.textContent).toMatch(/at worst \d+/);
    first.click();
    flushSync();
    expect(table.choice?.move).toBe('lay');
  });
});

describe('what the module tells the rest', () => {
  it('has art, a family and a name for every card', () => {
    for (const card of book.values()) {
      expect(game.art[card.id], card.id).toBeTruthy();
      expect(game.family(card), card.id).toBeTruthy();
      for (const lang of ['en', 'fr'] as const) {
        language.current = lang;
        expect(game.kindName(card), card.id).not.toBe(card.kind === 'god' ? 'undefined' : '');
      }
    }
  });

  it('has nothing to hide before the first choice of cards', () => {
    expect(game.open!(start.view)).toBe(true);
    expect(game.open!({ ...start.view, phase: 'victory', round: 1 })).toBe(true);
    expect(game.open!({ ...start.view, phase: 'victory', round: 2 })).toBe(false);
    expect(game.open!(asking('choose-cards').view)).toBe(false);
  });

  it('names the round and the key events', () => {
    expect(game.round(start.view).text).toBe('Starting tiles');
    const { text, phases } = game.round(asking('play-card').view);
    expect(text).toMatch(/^Round \d+$/);
    expect(phases?.find(({ now }) => now)?.text).toMatch(/^Action round \d of 3$/);
    expect(game.round({ ...start.view, over: true }).text).toBe('The game is over');
    expect(game.keyIcons.advances).toBe('sundial');
    expect(game.keyIcons.pays).toBeUndefined();
    const round = show(tableOf(asking('play-card')), game.Strip!);
    expect(round.querySelectorAll('.track li').length).toBe(asking('play-card').view.players.length);
  });

  it('shows what is gathered and who leads as the server tells it', () => {
    const position = asking('gather');
    const body = show(tableOf(position));
    const { own, others } = position.view.gather!.food!;
    expect(body.querySelectorAll('.myth-gather')).toHaveLength(Object.keys(position.view.gather!).length);
    expect(body.querySelector('.gather')!.textContent).toContain(`Bot Ramsès: ${others}`);
    if (own.food) expect(body.querySelector('.gather')!.textContent).toContain(`+${own.food}`);
    expect(seatsFrom(start.view, 1)[0]).toBe(1);
  });
});
