import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { language } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { button, fixture, game, having, place, type Position, press, show, tableOf, verb } from './myth';

// Icons only have to be there: their long paths would take most of the time.
vi.mock('../src/ui/icons', async (load) => {
  const icons = await load<typeof import('../src/ui/icons')>();
  return { ...icons, iconBody: (name: string) => icons.iconBody(name) && '<path/>' };
});
vi.setConfig({ testTimeout: 120_000 });

describe('the secret choices', () => {
  const said = (table: TableStore) => table.plan.outline!.words(table.plan);

  it('shows the cards taken so far, and the room left, every permanent card in its place', () => {
    const position = fixture.positions.find(({ view, me, question }) => question?.options.some(([symbol]) => symbol.startsWith('take ')) && view.players[me]!.pack!.includes('permanent-attack'))!;
    const { hand_limit, hand_size, pack } = position.view.players[position.me]!;
    const room = hand_limit - hand_size;
    const table = tableOf(having(position, { chosen: ['permanent-attack'] }));
    const body = show(table);
    const places = () => [...body.querySelectorAll<HTMLElement>('.pack .myth-card')].map((card) => card.dataset.id);
    const before = places();
    expect(before).toHaveLength(7);
    expect(body.querySelectorAll('.cards .taken')).toHaveLength(1);
    expect(body.querySelectorAll('.cards .slot')).toHaveLength(room - 1);
    expect(body.querySelector('.pack [data-id="permanent-attack"]')!.className).toContain('away');
    table.pick(pack![0]!);
    flushSync();
    expect(body.querySelectorAll('.cards .taken')).toHaveLength(2);
    expect(body.querySelectorAll('.cards .slot')).toHaveLength(room - 2);
    expect(places()).toEqual(before);
  });

  it('takes and draws in the prompt, filling the hand unless fewer are wanted', () => {
    const position = verb('take');
    const takes = position.question!.options.map(([symbol]) => symbol).filter((symbol) => symbol.startsWith('take '));
    const room = position.question!.options.length - takes.length - 1;
    const table = tableOf(position);
    const body = show(table, game.Question!);
    expect(table.moves).toEqual([`draw ${room}`]);
    expect(said(table)).toBe(`Draw ${room} cards`);
    press(body, takes[0]!);
    expect(table.moves).toEqual([takes[0], `draw ${room - 1}`]);
    expect(said(table)).toBe(`Take 1, draw ${room - 1}`);
    press(body, 'draw 1');
    press(body, takes[1]!);
    press(body, takes[0]!);
    expect(table.moves).toEqual([takes[1], 'draw 1']);
    expect(body.querySelectorAll('.seg button:disabled')).toHaveLength(1);
    table.pick('deck');
    expect(table.moves).toEqual([takes[1], 'draw 0']);
    language.current = 'fr';
    expect(said(table)).toBe('Prendre 1 carte');
    press(body, `draw ${room - 1}`);
    press(body, takes[1]!);
    expect(table.moves).toEqual([`draw ${room}`]);
  });

  it('gathers an army up to its limit, one unit at least for the attacker', () => {
    const position = verb('send');
    const [symbol] = position.question!.options.find(([each]) => each.startsWith('send '))!;
    const id = symbol.slice(5);
    const three = having(position, { units: [{ id, count: 3 }] });
    const { battle } = position.view;
    const [one, other] = battle!.sides;
    const fought = (attacker: number, limit: number | null): Position => ({
      ...three,
      view: { ...three.view, battle: { ...battle!, attacker, sides: [{ ...one, limit }, { ...other, limit }] } },
    });
    const table = tableOf(fought(position.me, 2));
    const body = show(table);
    expect([table.moves, said(table)]).toEqual([null, 'At least one unit']);
    for (let n = 0; n < 2; n++) table.pick(`army-${id}`);
    flushSync();
    expect(table.moves).toEqual([symbol, symbol, 'muster']);
    expect(said(table)).toBe('Send 2 units');
    expect(table.plan.room(symbol)).toBe(0);
    expect(body.querySelectorAll('.chosen .in')).toHaveLength(2);
    body.querySelector<HTMLElement>('.chosen .in')!.click();
    flushSync();
    expect(table.moves).toEqual([symbol, 'muster']);
    place(table, fought(one.seat === position.me ? other.seat : one.seat, null));
    flushSync();
    expect([table.moves, said(table)]).toEqual([['muster'], 'Send no unit']);
  });

  it('steps the units in the prompt, all or none', () => {
    const position = verb('send');
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
    const position = verb('send');
    const [symbol] = position.question!.options.find(([each]) => each.startsWith('send '))!;
    const table = tableOf(having(position, { chosen: [symbol.slice(5)] }));
    const body = show(table);
    expect(body.querySelectorAll('.chosen .in')).toHaveLength(1);
    expect(body.querySelectorAll('.chosen button')).toHaveLength(0);
    expect(body.textContent).toContain('Chosen in secret');
    expect(table.plan.outline!.given).toBe(1);
    expect([table.moves, said(table)]).toEqual([['muster'], 'Send 1 unit']);
  });

  it('discards what is picked in the hand, a copy at a time', () => {
    const position = verb('discard');
    const [symbol, [id]] = position.question!.options.find(([each]) => each.startsWith('discard '))! as [string, [string]];
    const table = tableOf(having(position, { hand: [id, id], hand_size: 2 }));
    const body = show(table);
    expect([table.moves, said(table)]).toEqual([['done'], 'Keep all cards']);
    table.pick(id);
    flushSync();
    expect([table.moves, said(table)]).toEqual([[symbol, 'done'], 'Discard 1 card']);
    expect(body.querySelector('.cards .fate')!.textContent).toBe('to discard: 1');
    table.pick(id);
    flushSync();
    expect(said(table)).toBe('Discard all cards');
    expect(body.querySelector('.cards .fate')!.textContent).toBe('to discard');
    table.pick(id);
    expect(table.moves).toEqual(['done']);
  });

  it('waits with a complete army', () => {
    const body = show(tableOf({ ...verb('send'), question: null }));
    expect(body.querySelector('.muster')!.textContent).toContain('Your army is complete; waiting for');
    expect(body.querySelector('.muster')!.textContent).not.toContain('You can send');
  });
});
