import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menuOf } from '../src/lib/menu';
import { settings } from '../src/lib/settings.svelte';
import type { Question } from '../src/lib/types';
import { dangerous, grid, option, sit } from './sitting';

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = 'always';
});
afterEach(() => void vi.useRealTimers());

describe('choosing', () => {
  it('lights the targets of all options', () => {
    const { table } = sit(grid);
    expect([...table.targets].sort()).toEqual(['column-1', 'column-2', 'row-1', 'row-2']);
    expect(table.choice).toBeNull();
  });

  it('filters by each pick until one option is left, and previews it', async () => {
    const { table, link } = sit(grid);
    table.pick('row-2');
    expect(table.chosen).toEqual(['row-2']);
    expect([...table.targets].sort()).toEqual(['column-1', 'column-2', 'row-2']);
    expect(table.choice).toBeNull();
    table.pick('column-1');
    expect(table.choice?.symbol).toBe('activate 2 1');
    expect(link.preview).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(link.preview).toHaveBeenCalledExactlyOnceWith('activate 2 1', {});
    expect(table.preview?.symbol).toBe('activate 2 1');
    expect(link.move).not.toHaveBeenCalled();
  });

  it('takes what the game says is meant by a pick that leaves several, but sends it only when told', () => {
    settings.confirm = 'fast';
    const { table, link } = sit([option('settle b', 'b'), option('move a b', 'a', 'b'), option('move a c', 'a', 'c')]);
    table.likely = (options) => options.find(({ move }) => move === 'settle') ?? null;
    table.pick('b');
    expect(table.choice?.symbol).toBe('settle b');
    expect(link.move).not.toHaveBeenCalled();
    table.choose('move a b');
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('names on the button what is confirmed, or its heading where that is too long', () => {
    const long = 'Construire la première section de la Grande Muraille';
    const { table } = sit([{ ...option('acquire sahara'), name: 'Acquire the Sahara' }, { ...option('acquire wall'), name: long }, option('pass')]);
    table.menu = menuOf({ moves: [], groups: {} });
    table.choose('acquire sahara');
    expect(table.verb).toBe('Acquire the Sahara');
    table.choose('acquire wall');
    expect(table.verb).toBe('acquire');
  });

  it('takes no answer of a finger that came down before the question could be read', async () => {
    const touch = () => window.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: 'touch' }));
    touch();
    const { table, link } = sit([option('pass'), option('build')]);
    const answer = () => {
      table.choose('pass');
      table.confirm();
    };
    answer();
    touch();
    answer();
    expect([table.choice, link.move.mock.calls]).toEqual([null, []]);
    await vi.advanceTimersByTimeAsync(400);
    touch();
    answer();
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('frees by a second pick and by clear', () => {
    const { table } = sit(grid);
    table.pick('row-2');
    table.pick('column-1');
    table.pick('row-2');
    expect(table.chosen).toEqual(['column-1']);
    expect(table.choice).toBeNull();
    table.clear();
    expect(table.chosen).toEqual([]);
    expect(table.candidates).toHaveLength(4);
  });

  it('replaces what a new pick contradicts and keeps the rest', () => {
    const { table } = sit(grid);
    table.pick('row-1');
    table.pick('column-2');
    table.pick('row-2');
    expect(table.choice?.symbol).toBe('activate 2 2');
  });

  it('takes the first of several ids that means something', () => {
    const { table } = sit([option('slot 3', 'slot-3', 'start-fort'), option('slot 5', 'slot-5', 'start-fort')]);
    table.pick(['slot-5', 'start-fort']);
    expect(table.choice?.symbol).toBe('slot 5');
    table.pick(['slot-3', 'start-fort']);
    expect(table.choice?.symbol).toBe('slot 3');
    table.pick(['slot-3', 'start-fort']);
    expect(table.choice).toBeNull();
  });

  it('selects on the board what is chosen in the prompt, without hiding the other options', () => {
    const { table } = sit(grid);
    table.choose('activate 1 2');
    expect(table.chosen.sort()).toEqual(['column-2', 'row-1']);
    expect(table.candidates).toHaveLength(4);
    table.choose('activate 2 2');
    expect(table.choice?.symbol).toBe('activate 2 2');
    table.choose('activate 2 2');
    expect(table.choice).toBeNull();
  });

  it('says under which heading of the prompt nothing can be done, until a thing is looked at', () => {
    const { table } = sit(grid);
    table.zoom({ card: 'temple', target: 'row-1' });
    table.zoom(null);
    table.tell('Build', [{ code: 'poor', text: '5 Production needed', clauses: [], option: null }]);
    expect(table.refusal).toMatchObject({ heading: 'Build', asked: true });
    table.zoom({ card: 'temple', target: 'row-1' });
    expect(table.refusal).toBeNull();
  });

  it('sends only what is confirmed', () => {
    const { table, link, question } = sit(grid);
    table.confirm();
    table.choose('activate 1 1');
    expect(link.move).not.toHaveBeenCalled();
    table.confirm();
    expect(link.move).toHaveBeenCalledExactlyOnceWith(['activate 1 1'], question, {});
  });

  it('selects the only option by itself, but never sends it', () => {
    settings.confirm = 'fast';
    const { table, link } = sit([option('pass')]);
    expect(table.choice?.symbol).toBe('pass');
    expect(link.move).not.toHaveBeenCalled();
  });

  it('sends a single answer at once when the player wants it fast', () => {
    settings.confirm = 'fast';
    const { table, link } = sit(grid);
    table.pick('row-1');
    expect(link.move).not.toHaveBeenCalled();
    table.pick('column-1');
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('lights nothing for what one seldom wants, selects what else a thing is for, and says why there is nothing else', async () => {
    const { table, link } = sit([option('build mine', 'mine'), dangerous('destroy mine', 'mine'), dangerous('destroy farm', 'farm'), option('end turn')]);
    table.menu = menuOf({ moves: [{ name: 'destroy', group: 'destroy', declines: true, ends: false, resigns: false }], groups: {} });
    expect([...table.targets]).toEqual(['mine']);
    table.pick('mine');
    expect(table.choice?.symbol).toBe('build mine');
    expect(table.candidates).toHaveLength(2);
    table.clear();
    table.pick('farm');
    await vi.advanceTimersByTimeAsync(0);
    expect(link.why).toHaveBeenCalledExactlyOnceWith('farm');
    expect(table.choice).toBeNull();
  });

  it('says why not also where nothing else on the board can be done', async () => {
    const { table, link } = sit([dangerous('destroy farm', 'farm'), option('end turn')]);
    table.menu = menuOf({ moves: [{ name: 'destroy', group: 'destroy', declines: true, ends: false, resigns: false }], groups: {} });
    table.pick('farm');
    await vi.advanceTimersByTimeAsync(0);
    expect([link.why.mock.calls, table.filtered]).toEqual([[['farm']], false]);
  });

  it('selects what alone is left to do, but never for a yes or no, nor to give up', () => {
    const menu = menuOf({
      moves: [
        { name: 'resign', group: '', declines: true, ends: false, resigns: false },
        { name: 'no', group: '', declines: true, ends: false, resigns: false },
      ],
      groups: {},
    });
    const only = (...symbols: string[]) => {
      const { table } = sit(symbols.map((symbol) => (symbol === 'resign' ? dangerous(symbol) : option(symbol))));
      table.menu = menu;
      return table.choice?.symbol;
    };
    expect(only('pass', 'resign')).toBe('pass');
    expect(only('yes', 'no')).toBeUndefined();
    expect(only('resign')).toBeUndefined();
  });

  it('tells apart the things of which it is warned, says so where it is confirmed, and never sends it at once', () => {
    settings.confirm = 'fast';
    const { table, link } = sit([{ ...option('use mine', 'mine'), warning: 'for nothing' }, { ...option('use fort', 'fort'), warning: 'for nothing' }, option('archive fort', 'fort')]);
    expect([[...table.targets], [...table.doubtful]]).toEqual([['mine', 'fort'], ['mine']]);
    table.pick('mine');
    expect(link.move).not.toHaveBeenCalled();
    expect(table.verb).toBe('use mine (for nothing)');
    table.confirm();
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('does not send at once what cannot be mended, however fast one plays', () => {
    settings.confirm = 'fast';
    const { table, link } = sit([dangerous('resign', 'flag'), option('pass'), option('play')]);
    table.pick('flag');
    expect(table.choice).toBeNull();
    table.choose('resign');
    expect(link.move).not.toHaveBeenCalled();
    table.choose('pass');
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('takes a pick for what it means where all that is asked gives something away, but waits until it is confirmed', () => {
    settings.confirm = 'fast';
    const { table, link } = sit([dangerous('discard raid', 'raid'), dangerous('discard war', 'war')]);
    expect(table.choice).toBeNull();
    table.pick('war');
    expect([table.choice?.symbol, link.move.mock.calls.length]).toEqual(['discard war', 0]);
    table.confirm();
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('asks whoever would give up the game once more', () => {
    const { table, link } = sit([dangerous('resign', 'flag'), option('pass')]);
    table.menu = menuOf({ moves: [{ name: 'resign', group: '', declines: false, ends: false, resigns: true }], groups: {} });
    table.choose('resign');
    table.confirm();
    expect([table.givingUp, link.move.mock.calls.length]).toEqual([true, 0]);
    table.choose('pass');
    expect(table.givingUp).toBe(false);
    table.choose('resign');
    table.confirm();
    table.confirm(true);
    expect([table.givingUp, link.move.mock.calls.length]).toEqual([false, 1]);
  });

  it('asks why of a thing that has no option', async () => {
    const { table, link } = sit(grid);
    table.pick('caucasus');
    await vi.advanceTimersByTimeAsync(0);
    expect(link.why).toHaveBeenCalledExactlyOnceWith('caucasus');
    expect(table.refusal).toMatchObject({ target: 'caucasus', asked: true, reasons: [{ clauses: ['MD-1'] }] });
    table.pick('caucasus');
    await vi.advanceTimersByTimeAsync(0);
    expect(link.why).toHaveBeenCalledOnce();
    table.pick('row-1');
    table.pick('column-1');
    expect(table.refusal).toBeNull();
  });

  it('shows the reason on hover after a moment, if the pointer still rests there', async () => {
    const { table, link } = sit(grid);
    table.zoom({ target: 'caucasus' });
    table.zoom({ target: 'row-1' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(link.why).not.toHaveBeenCalled();
    table.zoom({ target: 'caucasus' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.refusal).toMatchObject({ target: 'caucasus', asked: false });
    table.zoom(null);
    expect(table.refusal).toBeNull();
  });

  it('takes no rest of the pointer for a question where there is only a finger, and no answer that comes too late', async () => {
    const { table, link } = sit(grid);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
    table.zoom({ target: 'caucasus' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(link.why).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    table.pick('caucasus');
    table.pick('row-1');
    await vi.advanceTimersByTimeAsync(0);
    expect([link.why.mock.calls.length, table.refusal]).toEqual([1, null]);
  });

  it('does nothing when the question is not mine or the past is shown', () => {
    const { table, link } = sit(grid);
    table.me = 1;
    table.pick('row-1');
    expect(table.targets.size).toBe(0);
    table.me = 0;
    table.live = false;
    table.pick('row-1');
    expect(table.chosen).toEqual([]);
    expect(link.why).not.toHaveBeenCalled();
  });

  it('keeps the selection when the same question is told again', () => {
    const { table, question } = sit(grid);
    table.pick('row-1');
    table.choose('activate 1 2');
    const french: Question = { ...question, prompt: 'Choisissez', options: grid.map((each) => ({ ...each, text: 'fr' })) };
    table.ask(french, true);
    expect(table.choice).toMatchObject({ symbol: 'activate 1 2', text: 'fr' });
    table.ask(french);
    expect(table.chosen).toEqual([]);
    expect(table.choice).toBeNull();
  });
});

describe('answers in a row', () => {
  const kinds = ['production', 'science', 'military', 'gold'];
  /** Two of different types: the last ones cannot be named first. */
  function pay(usual: string[] = []) {
    const seat = sit(kinds.slice(0, 2).map((kind) => option(`spend ${kind}`, kind)));
    const parts = kinds.map((kind) => ({ symbol: `spend ${kind}`, targets: [kind], word: kind, most: kind === 'gold' ? 2 : 1 }));
    const question = { ...seat.question, kind: 'pay-different', least: 2, most: 2, parts, usual };
    seat.table.ask(question);
    return { ...seat, question };
  }

  it('are chosen in any order, on the board too, and sent in theirs as long as they are asked for', () => {
    const { table, link, question } = pay();
    expect(table.targets.has('gold')).toBe(true);
    table.pick('gold');
    expect(table.moves).toBeNull();
    table.pick('military');
    expect(table.moves).toEqual(['spend military', 'spend gold']);
    table.confirm();
    expect(link.move).toHaveBeenCalledExactlyOnceWith(['spend military'], question, { 'pay-different': ['spend gold'] });
  });

  it('have a usual way, from which one more takes the place of what there is most of', () => {
    const { table } = pay(['spend production', 'spend science']);
    expect(table.moves).toEqual(['spend production', 'spend science']);
    table.plan.add('spend gold');
    expect(table.moves).toEqual(['spend science', 'spend gold']);
    table.plan.add('spend gold');
    expect(table.moves).toEqual(['spend gold', 'spend gold']);
    expect(table.plan.takes('spend gold')).toBe(false);
    table.clear();
    expect(table.moves).toEqual(['spend production', 'spend science']);
  });

  it('are all chosen as advised, filled up where the advice goes on to something else', () => {
    const { table } = pay();
    table.choose('spend science', ['spend military', 'pass']);
    expect(table.moves).toEqual(['spend science', 'spend military']);
    table.choose('spend science', ['pass', 'spend gold']);
    expect(table.moves).toEqual(['spend production', 'spend science']);
    const usual = pay(['spend production', 'spend gold']).table;
    usual.plan.drop('spend gold');
    usual.choose('spend production');
    expect(usual.moves).toEqual(['spend production', 'spend gold']);
  });

  it('one that is usual is chosen already, and never sent by itself', () => {
    settings.confirm = 'fast';
    const { table, link, question } = sit([option('pay gold 0'), option('pay gold 1')]);
    table.ask({ ...question, kind: 'pay-gold', usual: ['pay gold 0'] });
    expect(table.choice?.symbol).toBe('pay gold 0');
    expect(link.move).not.toHaveBeenCalled();
    table.choose('pay gold 1');
    expect(link.move).toHaveBeenCalledOnce();
  });

  it('settle a price with the move that it is for', async () => {
    const { table, link, question } = sit([option('acquire troy', 'troy'), option('pass')]);
    const due: Question = { ...question, kind: 'pay-gold', options: [option('pay gold 0'), option('pay gold 1')], usual: ['pay gold 0'] };
    link.preview.mockImplementation(async (symbol, then) => ({ type: 'preview', key: 'k', symbol, changes: [], lines: [], certain: true, due: 'pay-gold' in then ? null : due }));
    table.choose('acquire troy');
    await vi.advanceTimersByTimeAsync(200);
    expect(table.due).toBe(due);
    await vi.advanceTimersByTimeAsync(200);
    expect(link.preview).toHaveBeenLastCalledWith('acquire troy', { 'pay-gold': ['pay gold 0'] });
    table.pay('pay gold 1');
    table.confirm();
    expect(link.move).toHaveBeenCalledExactlyOnceWith(['acquire troy'], question, { 'pay-gold': ['pay gold 1'] });
    table.choose('pass');
    expect(table.due).toBeNull();
  });
});

describe('a plan', () => {
  const army = [option('send archer', 'army-archer', 'archer'), option('send giant', 'army-giant', 'giant'), option('muster')];
  const outline = ({ options }: Question) => ({
    parts: options.slice(0, 2).map((move, n) => ({ move, most: 3 - n * 2 })),
    least: 1,
    most: 3,
    given: 0,
    ends: (size: number) => (size > 2 ? ['muster'] : ['muster', 'wait']),
    words: () => '',
  });
  function gather() {
    const seat = sit(army);
    seat.table.outline = outline;
    return seat;
  }

  it('gathers what is picked on the board, a thing as often as there is one, then anew', () => {
    const { table } = gather();
    expect([table.planning, table.choice, table.moves]).toEqual([true, null, null]);
    expect(table.targets.has('army-giant')).toBe(true);
    table.pick('army-archer');
    table.pick('archer');
    table.pick('giant');
    expect(table.moves).toEqual(['send archer', 'send archer', 'send giant', 'muster']);
    expect(table.chosen).toEqual(['army-archer', 'archer', 'army-giant', 'giant']);
    expect(table.plan.room('send archer')).toBe(0);
    table.pick('giant');
    table.pick('archer');
    expect(table.moves).toEqual(['send archer', 'send archer', 'send archer', 'muster']);
    table.pick('archer');
    expect(table.moves).toBeNull();
  });

  it('is sent as a whole and only when it is confirmed, however fast one plays', () => {
    settings.confirm = 'fast';
    const { table, link, question } = gather();
    table.confirm();
    table.plan.fill();
    table.plan.drop('send archer');
    expect(link.move).not.toHaveBeenCalled();
    expect(link.preview).not.toHaveBeenCalled();
    table.confirm();
    expect(link.move).toHaveBeenCalledExactlyOnceWith(['send archer', 'send archer', 'muster'], question, {});
  });

  it('never holds more than there is, nor more than there is room for', () => {
    const { table } = gather();
    for (let n = 0; n < 4; n++) table.plan.add('send giant');
    expect(table.plan.size).toBe(1);
    table.plan.fill();
    table.plan.add('send archer');
    expect([table.plan.size, table.plan.count('send archer')]).toEqual([3, 2]);
    table.plan.add('send nobody');
    expect(table.plan.size).toBe(3);
  });

  it('ends as wanted while that is possible', () => {
    const { table } = gather();
    table.plan.add('send archer');
    table.plan.finish('wait');
    expect(table.plan.end).toBe('wait');
    table.plan.turn('muster');
    expect(table.plan.end).toBe('muster');
    table.plan.turn('muster');
    table.plan.fill();
    expect(table.moves?.at(-1)).toBe('muster');
    table.plan.drop('send archer');
    expect(table.plan.end).toBe('wait');
  });

  it('takes advice: a move among the others, or the end at once', () => {
    const { table } = gather();
    table.choose('send giant');
    table.choose('send giant');
    table.choose('send archer');
    expect(table.moves).toEqual(['send archer', 'send giant', 'muster']);
    table.choose('muster');
    expect(table.plan.size).toBe(0);
  });

  it('outlives other words and a look back, not another question', () => {
    const { table, question } = gather();
    table.plan.fill();
    table.ask({ ...question, prompt: 'Votre armée' }, true);
    table.ask(null);
    expect(table.planning).toBe(false);
    table.ask(question, true);
    expect(table.plan.size).toBe(3);
    table.clear();
    expect(table.plan.size).toBe(0);
    table.plan.fill();
    table.ask(question);
    expect(table.plan.size).toBe(0);
  });
});
