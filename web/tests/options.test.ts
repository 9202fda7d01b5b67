import { describe, expect, it } from 'vitest';
import { menuOf } from '../src/lib/menu';
import { BESIDE, SMALL, drawn, fits, inside, paired, roomBeside, wanted } from '../src/table/fitting';
import { OptionList } from '../src/table/options.svelte';
import { grid, option, sit } from './sitting';

describe('the options in the prompt', () => {
  const menu = menuOf({
    moves: [
      { name: 'pass', group: 'pass', declines: true, ends: false, resigns: false },
      { name: 'take', group: 'cards', declines: false, ends: false, resigns: false },
    ],
    groups: { cards: { en: 'Take a card', fr: 'Prendre une carte' }, pass: { en: 'Pass', fr: 'Passer' } },
  });
  const many = [option('pass'), ...Array.from({ length: 12 }, (_, n) => ({ ...option(`take ${n}`, `card-${n}`), text: n === 5 ? 'Take the Opéra' : `Take ${n}` }))];

  it('are all shown when they are few', () => {
    const list = new OptionList(sit(grid).table);
    expect(list.items.map((item) => item.key)).toEqual(grid.map((each) => each.symbol));
  });

  it('stand in the order of their headings, and are grouped by what one does when they are many; keys open a group, then choose in it', () => {
    const { table } = sit(many);
    table.menu = menu;
    const list = new OptionList(table);
    expect(list.items.map((item) => item.group?.title ?? item.option?.symbol)).toEqual(['Take a card', 'pass']);
    list.press(1);
    expect(list.group?.options).toHaveLength(12);
    list.filter = 'opera';
    expect(list.shown.map((each) => each.symbol)).toEqual(['take 5']);
    list.press(1);
    expect(table.choice?.symbol).toBe('take 5');
    expect(list.group).toBeNull();
    list.press(2);
    expect(table.choice?.symbol).toBe('take 5');
    list.press(0);
    expect(table.choice?.symbol).toBe('pass');
  });

  it('leave the key 0 to what ends, passes or stops, wherever it stands and whatever else is asked', () => {
    const { table } = sit([option('pass'), option('take 0'), option('take 1')]);
    table.menu = menuOf({ moves: [{ name: 'pass', group: 'pass', declines: true, ends: false, resigns: false }], groups: {} });
    const list = new OptionList(table);
    const keys = () => Object.fromEntries(list.items.map((item) => [item.key, list.keys(item)]));
    expect(keys()).toEqual({ pass: [0], 'take 0': [1], 'take 1': [2] });
    list.press(2);
    expect(table.choice?.symbol).toBe('take 1');
    table.menu = menuOf({ moves: [{ name: 'pass', group: 'pass', declines: false, ends: true, resigns: false }], groups: {} });
    expect(keys()).toEqual({ 'take 0': [1], 'take 1': [2] });
    list.press(3);
    expect(table.choice?.symbol).toBe('take 1');
    list.press(0);
    expect(table.choice?.symbol).toBe('pass');
  });
});

describe('what is picked on the board', () => {
  it('lies open where it leaves a single group, until it is chosen or closed', () => {
    const { table } = sit([option('pass'), ...Array.from({ length: 12 }, (_, n) => option(`take gold ${n}`, 'prize'))]);
    table.menu = menuOf({ moves: [{ name: 'take', group: 'take', declines: false, ends: false, resigns: false }, { name: 'pass', group: 'pass', declines: true, ends: false, resigns: false }], groups: { take: { en: 'Take', fr: 'Prendre' } } });
    const list = new OptionList(table);
    expect(list.group).toBeNull();
    table.pick('prize');
    expect(list.group?.options).toHaveLength(12);
    list.close();
    expect(table.filtered).toBe(true);
    list.leaveOff();
    expect([list.group, table.filtered]).toEqual([null, false]);
    table.pick('prize');
    list.press(2);
    expect(table.choice?.symbol).toBe('take gold 1');
    expect(list.group).toBeNull();
  });

  it('stays folded where the rest can be picked on the board, too', () => {
    const rows = Array.from({ length: 12 }, (_, n) => option(`take ${n}`, 'row', `column-${n}`));
    const { table } = sit([option('pass'), ...rows]);
    const list = new OptionList(table);
    table.pick('row');
    expect(list.group).toBeNull();
    table.pick('column-3');
    expect(table.choice?.symbol).toBe('take 3');
  });
});

describe('to give up the game', () => {
  it('has no key: nobody does it by chance', () => {
    const { table } = sit([option('resign'), option('plan a'), option('plan b'), option('pass')]);
    const move = (name: string, more = {}) => ({ name, group: name, declines: false, ends: false, resigns: false, ...more });
    table.menu = menuOf({ moves: [move('resign', { resigns: true }), move('plan'), move('pass', { declines: true })], groups: {} });
    const list = new OptionList(table);
    expect(Object.fromEntries(list.items.map((item) => [item.key, list.keys(item)]))).toEqual({ resign: [], 'plan a': [1], 'plan b': [2], pass: [0] });
    list.press(3);
    expect(table.choice).toBeNull();
  });
});

describe('what fits on the buttons of the prompt', () => {
  it('is the names of what can be done first: they would be alike under their heading', () => {
    const names = ['Production', 'Science', 'Militaire'].map((what) => `Prendre l’Avantage en ${what}`);
    const room = roomBeside(names, 0, 530);
    expect(room).toBeLessThan(roomBeside(['Passer', 'Oui', 'Non'], 0, 530));
    expect(names.every((name) => fits(name, names.length + room, 530))).toBe(true);
    expect(roomBeside(['x'.repeat(400)], 0, 530)).toBeGreaterThan(0);
  });

  it('is reckoned by its letters: prices of one list are told by all of it', () => {
    const names = ['Accroître la population', 'Construire Agriculture', 'Construire Bronze'];
    expect(names.every((name) => drawn(name, SMALL) <= inside(6, 530))).toBe(true);
    expect(drawn('mmm', SMALL)).toBeGreaterThan(drawn('iii', SMALL));
    const events = ['Planifier Territoire Stratégique (II)', 'Planifier Politique de Force'];
    const width = wanted(events.map((name) => [name, '+2 culture'] as const), 3);
    expect(events.every((name) => fits(`${name} · +2 culture`, 3, width))).toBe(true);
    expect(width).toBeLessThan(400);
    expect(wanted([['Oui', '']], 1)).toBeLessThan(BESIDE + 30);
  });
});

describe('the numbers of few options', () => {
  it('stay theirs when little room folds them into groups', () => {
    const groups = ['play', 'discard'];
    const { table } = sit(groups.flatMap((move) => ['a', 'b'].map((card) => ({ ...option(`${move} ${card}`, card), move, dangerous: move === 'discard' }))));
    table.menu = menuOf({ moves: groups.map((name) => ({ name, group: name, declines: false, ends: false, resigns: false })), groups: { play: { en: 'Play', fr: 'Jouer' }, discard: { en: 'Discard', fr: 'Défausser' } } });
    const list = new OptionList(table);
    const keys = () => list.items.map((item) => list.keys(item));
    expect(keys()).toEqual([[1], [2], [3], [4]]);
    list.cramped = true;
    expect(keys()).toEqual([[1, 2], [3, 4]]);
    list.toggle('discard');
    expect(list.shown.map((each) => list.keyIn(each))).toEqual([3, 4]);
    list.press(2);
    expect(table.choice?.symbol).toBe('play b');
  });
});

describe('the keys of options', () => {
  const moves = [['take', 'take'], ['use', 'use'], ['pass', 'pass']].map(([name, group]) => ({ name: name!, group: group!, declines: name === 'pass', ends: false, resigns: false }));
  const menu = menuOf({ moves, groups: { take: { en: 'Take', fr: 'Prendre' }, use: { en: 'Use', fr: 'Utiliser' }, pass: { en: 'Pass', fr: 'Passer' } } });
  function listOf(count: number) {
    const { table } = sit([...Array.from({ length: count }, (_, n) => option(`take ${n}`, `card-${n}`)), option('use mine', 'mine'), option('use fort', 'fort', 'mine'), option('pass')]);
    table.menu = menu;
    return { table, list: new OptionList(table), keys: (list: OptionList) => Object.fromEntries(list.items.map((item) => [item.key, list.keys(item)])) };
  }

  it('stay the same whatever is picked on the board, and 0 passes', () => {
    const { table, list, keys } = listOf(2);
    table.pick('mine');
    expect(keys(list)).toEqual({ 'use mine': [3], 'use fort': [4] });
    list.press(4);
    expect(table.choice?.symbol).toBe('use fort');
    list.press(1);
    expect(table.choice?.symbol).toBe('take 0');
    table.pick('mine');
    list.press(0);
    expect(table.choice?.symbol).toBe('pass');
  });

  it('of many options are those of their groups, whatever is picked', () => {
    const { table, list, keys } = listOf(12);
    expect(keys(list)).toEqual({ 'group take': [1], 'group use': [2], pass: [0] });
    table.pick('mine');
    expect(keys(list)).toEqual({ 'group use': [2] });
    list.press(2);
    expect(list.group?.id).toBe('use');
    list.close();
    list.press(1);
    expect(list.group?.id).toBe('take');
    expect(list.group?.options).toHaveLength(12);
  });
});

describe('two kinds of answers about the same things', () => {
  const kinds = (...symbols: string[]) => paired(symbols.map((symbol) => option(symbol)), ({ move }) => move)?.map((pair) => pair.map((each) => each?.symbol ?? null));

  it('stand in a column for each thing, with a gap where nothing can be done', () => {
    expect(kinds('play a', 'play c', 'pass a', 'pass b', 'pass c')).toEqual([['play a', 'pass a'], [null, 'pass b'], ['play c', 'pass c']]);
  });

  it('stand as they come where they are of other kinds or things', () => {
    expect(kinds('play a', 'play b')).toBeUndefined();
    expect(kinds('play a', 'pass b', 'pass c')).toBeUndefined();
    expect(kinds('play a', 'pass a', 'done')).toBeUndefined();
  });
});
