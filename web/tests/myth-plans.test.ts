import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { language } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { place } from '../src/lib/places';
import { asked, asking, button, fixture, game, having, place as put, type Position, press, show, tableOf } from './myth';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 120_000 });

describe('the secret choices', () => {
  const said = (table: TableStore) => table.plan.outline!.words!(table.plan);

  it('shows the cards taken so far, and the room left, every permanent card in its place', () => {
    const position = fixture.positions.find(({ view, question }) => question?.kind === 'choose-cards' && view.players[question.seat]!.pack!.includes('permanent-attack'))!;
    const me = asked(position);
    const { hand_limit, hand_size, pack } = position.view.players[me]!;
    const room = hand_limit - hand_size;
    const table = tableOf(having(position, { chosen: ['permanent-attack'] }));
    const body = show(table);
    const places = () => [...body.querySelectorAll<HTMLElement>('.pack .myth-card')].map((card) => card.dataset.id);
    const before = places();
    expect(before).toHaveLength(7);
    expect(body.querySelectorAll('.cards .taken')).toHaveLength(1);
    expect(body.querySelectorAll('.cards .slot')).toHaveLength(room - 1);
    expect(body.querySelector(`.pack [data-id="${place(me, 'pack', 'permanent-attack')}"]`)!.className).toContain('away');
    table.pick(place(me, 'pack', pack![0]!));
    flushSync();
    expect(body.querySelectorAll('.cards .taken')).toHaveLength(2);
    expect(body.querySelectorAll('.cards .slot')).toHaveLength(room - 2);
    expect(places()).toEqual(before);
  });

  it('calls a card by the same number when others are taken already', () => {
    const position = asking('choose-cards');
    const take = position.question!.options.filter(({ move }) => move === 'take');
    const keyOf = (options: typeof take) => button(show(tableOf({ ...position, question: { ...position.question!, options } }), game.Question!), take.at(-1)!.symbol).dataset.option;
    const draws = position.question!.options.filter(({ move }) => move !== 'take');
    expect(keyOf([...take.slice(1), ...draws])).toBe(keyOf([...take, ...draws]));
  });

  it('takes the cubes of a god from the bank together', () => {
    const position = asking('gain-cubes');
    const table = tableOf(position);
    const body = show(table, game.Question!);
    const n = position.question!.most - position.question!.given;
    expect(n).toBeGreaterThan(1);
    press(body, 'gain gold');
    expect([table.moves, said(table)]).toEqual([null, `Choose ${n - 1} ${n === 2 ? 'cube' : 'cubes'}`]);
    for (let i = 1; i < n; i += 1) press(body, 'gain food');
    expect(table.moves).toEqual([...Array<string>(n - 1).fill('gain food'), 'gain gold']);
    expect(said(table)).toBe(`Take ${n} cubes`);
  });

  it('takes the cubes of a loser together; to take none must be asked for', () => {
    const table = tableOf(asking('reward'));
    const body = show(table, game.Question!);
    expect(table.moves).toBeNull();
    press(body, 'loot food');
    press(body, 'loot food');
    press(body, 'loot gold');
    expect([table.moves, said(table)]).toEqual([['loot food', 'loot food', 'loot gold'], 'Take 3 of 5 cubes']);
    table.plan.clear();
    flushSync();
    body.querySelector<HTMLElement>('[data-nobody]')!.click();
    expect([table.moves, said(table)]).toEqual([['done'], 'Take no cubes']);
    expect(tableOf(asking('rob')).plan.outline?.ends(0)).toEqual([]);
  });

  it('takes and draws in the prompt, filling the hand unless fewer are wanted', () => {
    const position = asking('choose-cards');
    const takes = position.question!.options.filter(({ move }) => move === 'take').map(({ symbol }) => symbol);
    const room = position.question!.most;
    const table = tableOf(position);
    const body = show(table, game.Question!);
    expect(table.moves).toEqual([`draw ${room}`]);
    expect(said(table)).toBe(`Draw ${room} cards`);
    press(body, takes[0]!);
    expect(table.moves).toEqual([takes[0], `draw ${room - 1}`]);
    expect(said(table)).toBe(`Take 1, draw\u00a0${room - 1}`);
    press(body, 'draw 1');
    press(body, takes[1]!);
    press(body, takes[0]!);
    expect(table.moves).toEqual([takes[1], 'draw 1']);
    expect(body.querySelectorAll('.seg button:disabled')).toHaveLength(1);
    table.pick(place(null, 'deck', position.view.players[asked(position)]!.culture));
    expect(table.moves).toEqual([takes[1], 'draw 0']);
    language.current = 'fr';
    expect(said(table)).toBe('Prendre 1 carte');
    press(body, `draw ${room - 1}`);
    press(body, takes[1]!);
    expect(table.moves).toEqual([`draw ${room}`]);
  });

  it('gathers an army up to its limit, one unit at least for the attacker', () => {
    const position = asking('muster');
    const send = position.question!.options.find(({ move }) => move === 'send')!;
    const [id, { symbol }] = [send.word, send];
    const three = having(position, { units: [{ id, count: 3 }] });
    const bound = (least: number, most: number): Position => ({ ...three, question: { ...three.question!, least, most, given: 0 } });
    const table = tableOf(bound(1, 2));
    const body = show(table);
    expect([table.moves, said(table)]).toEqual([null, 'At least one unit']);
    for (let n = 0; n < 2; n++) table.pick(place(asked(position), 'army', id));
    flushSync();
    expect(table.moves).toEqual([symbol, symbol, 'muster']);
    expect(said(table)).toBe('Send 2 units of\u00a02');
    expect(table.plan.room(symbol)).toBe(0);
    expect(body.querySelectorAll('.chosen .in')).toHaveLength(2);
    body.querySelector<HTMLElement>('.chosen .in')!.click();
    flushSync();
    expect(table.moves).toEqual([symbol, 'muster']);
    put(table, bound(0, 3));
    flushSync();
    expect([table.moves, said(table)]).toEqual([null, 'Choose your army']);
    table.plan.finish('muster');
    flushSync();
    expect([table.moves, said(table), table.plan.grave]).toEqual([['muster'], 'Send no unit', true]);
    table.plan.add(symbol);
    table.plan.drop(symbol);
    expect(table.moves).toBeNull();
  });

  it('takes a whole army as advised, in place of what was chosen', () => {
    const position = asking('muster');
    const table = tableOf(position);
    const [first, second] = table.plan.outline!.parts.map(({ move }) => move.symbol);
    table.plan.add(second!);
    table.choose(first!, [second!, 'muster']);
    expect([table.moves, said(table)]).toEqual([[first, second, 'muster'], `Send 2 units of\u00a0${position.question!.most}`]);
    table.choose(first!, ['muster', 'fight']);
    expect(table.moves).toEqual([first, 'muster']);
  });

  it('steps the units in the prompt, all or none', () => {
    const position = asking('muster');
    const table = tableOf(position);
    const body = show(table, game.Question!);
    const { parts, most } = table.plan.outline!;
    const several = parts.find((part) => part.most > 1)!.move.symbol;
    const steps = () => [...button(body, several).parentElement!.querySelectorAll<HTMLButtonElement>('.steps button')];
    expect(steps()[0]!.getAttribute('aria-disabled')).toBe('true');
    steps()[1]!.click();
    flushSync();
    expect(table.plan.count(several)).toBe(1);
    steps()[0]!.click();
    flushSync();
    expect(table.plan.size).toBe(0);
    const [all, none] = [...body.querySelectorAll<HTMLButtonElement>('.every button')];
    expect(all!.getAttribute('aria-disabled')).toBe(String(parts.reduce((sum, part) => sum + part.most, 0) > most));
    table.plan.fill();
    flushSync();
    expect(table.plan.size).toBe(Math.min(most, parts.reduce((sum, part) => sum + part.most, 0)));
    none!.click();
    expect(table.plan.size).toBe(0);
  });

  it('counts what was given before, and says so', () => {
    const position = asking('muster');
    const send = position.question!.options.find(({ move }) => move === 'send')!;
    const before = having(position, { chosen: [send.word] });
    const table = tableOf({ ...before, question: { ...before.question!, given: 1 } });
    const body = show(table);
    expect(body.querySelectorAll('.chosen .in')).toHaveLength(1);
    expect(body.querySelectorAll('.chosen button')).toHaveLength(0);
    expect(body.textContent).toContain('Chosen in secret');
    expect(table.plan.outline!.given).toBe(1);
    expect([table.moves, said(table)]).toEqual([['muster'], `Send 1 unit of\u00a0${before.question!.most}`]);
  });

  it('discards what is picked in the hand, a copy at a time', () => {
    const position = asking('discard-cards');
    const discard = position.question!.options.find(({ move }) => move === 'discard')!;
    const [card, { symbol, targets: [id] }] = [discard.word, discard];
    const two = having(position, { hand: [card, card], hand_size: 2 });
    const table = tableOf({ ...two, question: { ...two.question!, most: 2 } });
    const body = show(table);
    expect([table.moves, said(table)]).toEqual([['done'], 'Keep all cards']);
    table.pick(id!);
    flushSync();
    expect([table.moves, said(table)]).toEqual([[symbol, 'done'], 'Discard 1 card']);
    expect(body.querySelector('.cards .fate')!.textContent).toBe('to discard: 1');
    table.pick(id!);
    flushSync();
    expect(said(table)).toBe('Discard all cards');
    expect(body.querySelector('.cards .fate')!.textContent).toBe('to discard');
    table.pick(id!);
    expect(table.moves).toEqual(['done']);
  });

  it('waits with a complete army', () => {
    const body = show(tableOf({ ...asking('muster'), question: null }));
    expect(body.querySelector('.muster')!.textContent).toContain('Your army is complete; waiting for');
    expect(body.querySelector('.muster')!.textContent).not.toContain('You can send');
  });
});

describe('a tile that several workers could come to', () => {
  const option = (move: string, word: string) => ({ symbol: `${move} ${word}`, move, word, text: '', name: '', note: '', warning: '', dangerous: false, targets: [] });

  it('is for the one who is free', () => {
    const free = option('settle villager', 'a1');
    expect(game.likely!([free, option('move', 'b1 a1')])).toBe(free);
    expect(game.likely!([free, option('settle dwarf', 'a1'), option('move', 'b1 a1')])).toBeNull();
    expect(game.likely!([option('move', 'b1 a1'), option('move', 'c1 a1')])).toBeNull();
  });
});
