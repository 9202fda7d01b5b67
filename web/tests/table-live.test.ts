import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../src/games';
import { bookOf } from '../src/lib/cards.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { Outline } from '../src/lib/plan.svelte';
import { settings } from '../src/lib/settings.svelte';
import { staged } from '../src/lib/stage';
import type { Card, Choice, Line, SeatInfo, State } from '../src/lib/types';
import LiveBoard from '../src/table/LiveBoard.svelte';
import { LiveTable } from '../src/table/live.svelte';

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const option = (symbol: string): Choice => ({ symbol, text: symbol, targets: [], move: symbol, word: '', name: symbol, note: '', warning: '', dangerous: false });
const line = (decision: number, text: string): Line => ({ decision, seat: 1, kind: 'gains', text, amounts: {}, seats: [], cards: [] });
const seat = (n: number, mine: boolean): SeatInfo => ({
  seat: n, kind: 'human', name: `Seat ${n}`, colour: n === 0 ? 'a' : 'b', mine, connected: true, bot: null, resigned: false, key: null, muted: false, who: null, late: false,
});

interface Told {
  seq: number;
  eyes?: number;
  waiting: number[];
  mine?: number[];
  decision: number;
  from?: number;
  log?: Line[];
  chat?: string[];
}

function state({ seq, eyes = 0, waiting, mine = [0], decision, from = 0, log = [], chat = [] }: Told): State {
  return {
    type: 'state', seq, seat: eyes, lang: 'en', decision, view: { decision }, log_from: from, log, chat_from: 0, scores: [0, 0], undo: null, redo: null, result: null, notices: [], lesson: null, puzzle: null, clocks: [], life: 0,
    chat: chat.map((text) => ({ seat: 1, name: 'B', text, at: 0, notice: false, who: null })), watchers: [],
    question: waiting.includes(eyes) ? { seat: eyes, prompt: 'Which?', options: [option('go'), option('stay')], kind: 'way', source: null, least: 1, most: 1, given: 0, closed: [], idle: null, parts: [], usual: [] } : null,
    table: {
      id: 'table123', game: 'monumental-duel', status: 'playing', seats: [0, 1].map((n) => seat(n, mine.includes(n))), automas: [], clock: null, lang: null, puzzle: null, options: {}, public: false, hints: true, owner: true,
      round: 1, decisions: decision, waiting, created: 0, updated: 0, watch_key: null, request: null, rematch: null, trouble: null, bots: ['easy', 'normal'], outdated: null, dealing: null, winners: [], scores: [0, 0], muted: false, lesson: null,
    },
  };
}

let live: LiveTable;
const onturn = vi.fn();
const ondeclined = vi.fn();
const onproblem = vi.fn();
const onnotice = vi.fn<(notice: { text: string }) => void>();

beforeEach(() => {
  localStorage.clear();
  onturn.mockClear();
  ondeclined.mockClear();
  onproblem.mockClear();
  onnotice.mockClear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', vi.fn(async () => Response.json({ decision: 1, decisions: 3, seat: 0, view: {}, scores: [0, 0], lines: [], firsts: [] })));
  live = new LiveTable({ id: 'table123', onturn, ondeclined, onproblem, onnotice });
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

/** Twice "go", then "stay" ends it. */
function plan({ store }: LiveTable): void {
  store.outline = ({ options }) => ({ parts: options.slice(0, 1).map((move) => ({ move, most: 2 })), least: 1, most: 2, given: 0, ends: () => ['stay'], words: () => '' });
  store.plan.fill();
}

const settled = () => new Promise((done) => setTimeout(done));

/** A board of nothing but the prompt and the rail. */
function board() {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  return mount(LiveBoard, { target: document.body, props: { live, module: { Board: () => undefined, resources: {} } as unknown as GameModule } });
}

function press(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key === '1' ? 'Digit1' : key, bubbles: true, cancelable: true }));
  flushSync();
}

describe('what cannot be done now', () => {
  const closed = (...groups: string[]) => groups.map((group) => ({ group, reason: { code: 'illegal_action', text: `No more ${group}.`, clauses: [], option: null } }));
  const asked = (...groups: string[]): State => {
    const told = state({ seq: 1, waiting: [0], decision: 4 });
    return { ...told, question: { ...told.question!, closed: closed(...groups) } };
  };
  const last = () => document.querySelector<HTMLElement>('[data-verb="shut"]');
  const told = () => [...document.querySelectorAll<HTMLElement>('[data-shut]')].map((each) => `${each.dataset.shut}: ${each.querySelector('small')?.textContent}`);

  it('is listed with its reasons behind a last button where there is no room for it', async () => {
    FakeSocket.last.says(asked('build', 'develop'));
    const page = board();
    flushSync();
    expect(last()?.textContent).toContain('Not possible now (2)');
    expect(told()).toEqual([]);
    last()?.click();
    flushSync();
    expect([last()?.getAttribute('aria-expanded'), told()]).toEqual(['true', ['build: No more build.', 'develop: No more develop.']]);
    document.querySelector<HTMLElement>('[data-shut="develop"]')?.click();
    expect(live.store.refusal).toMatchObject({ heading: 'develop', reasons: [{ text: 'No more develop.' }] });
    press('Escape');
    expect(told()).toEqual([]);
    expect(document.activeElement).toBe(last());
    void unmount(page);
  });

  it('has a button of its own where there is', () => {
    FakeSocket.last.says(asked('build'));
    const page = board();
    flushSync();
    expect([last(), told()]).toEqual([null, ['build: No more build.']]);
    void unmount(page);
  });
});

describe('a table with people at it', () => {
  it('keeps a selection through a chat message, not through a new decision', () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 4 }));
    live.store.choose('stay');
    FakeSocket.last.says(state({ seq: 2, waiting: [0], decision: 4, chat: ['hello'] }));
    expect(live.store.choice?.symbol).toBe('stay');
    expect(live.talk.lines).toHaveLength(1);
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 5 }));
    expect(live.store.choice).toBeNull();
  });

  it('answers by itself what all can see is nothing to decide, but not when one comes back to it', async () => {
    const idle = (told: Told): State => ({ ...state(told), question: { ...state(told).question!, idle: 'stay' } });
    const moves = () => FakeSocket.last.sent.filter((each) => (each as { type: string }).type === 'move');
    FakeSocket.last.says(idle({ seq: 1, waiting: [0], decision: 4 }));
    expect(moves()).toMatchObject([{ symbol: 'stay', seq: 1 }]);
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    FakeSocket.last.says(state({ seq: 2, waiting: [0], decision: 5 }));
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await settled();
    FakeSocket.last.says(idle({ seq: 3, waiting: [0], decision: 4 }));
    expect(moves()).toHaveLength(1);
  });

  it('tells a turn once, and what the others did since my last decision', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    expect(onturn).toHaveBeenCalledOnce();
    expect(live.since).toBeNull();
    live.store.choose('go');
    live.store.confirm();
    expect(live.sending).toBe(true);
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'move', seq: 1, seat: 0, symbol: 'go' });
    FakeSocket.last.says(state({ seq: 2, waiting: [1], decision: 1, log: [line(1, 'mine')] }));
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await settled();
    expect(live.sending).toBe(false);
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 3, from: 1, log: [line(2, 'theirs'), line(3, 'theirs too')] }));
    expect(live.log.map((each) => each.text)).toEqual(['mine', 'theirs', 'theirs too']);
    expect(live.since).toMatchObject({ from: 1, lines: [{ text: 'theirs' }, { text: 'theirs too' }] });
    expect(onturn).toHaveBeenCalledTimes(2);
  });

  it('loses nothing that came when telling of the turn fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    live.store.choose('go');
    live.store.confirm();
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    onturn.mockImplementationOnce(() => {
      throw new TypeError('Illegal constructor');
    });
    FakeSocket.last.says(state({ seq: 2, waiting: [1], decision: 1, log: [line(1, 'mine')] }));
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 2, from: 1, log: [line(2, 'theirs')] }));
    FakeSocket.last.says(state({ seq: 4, waiting: [0], decision: 3, from: 2, log: [line(3, 'theirs too')] }));
    FakeSocket.last.says({ type: 'done', key, seq: 4 });
    await settled();
    expect([live.decision, live.sending, live.log.length]).toEqual([3, false, 3]);
  });

  it('does not tell me what I chose in secret, nor count headings', async () => {
    live.secrets = new Set(['draws']);
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    live.store.choose('go');
    live.store.confirm();
    FakeSocket.last.says(state({ seq: 2, waiting: [1], decision: 1 }));
    FakeSocket.last.says({ type: 'done', key: (FakeSocket.last.sent.at(-1) as { key: string }).key, seq: 2 });
    await settled();
    const drew = (seat: number): Line => ({ ...line(3, `${seat} draws`), seat, kind: 'draws' });
    const round: Line = { ...line(3, 'round'), seat: null, kind: 'round' };
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 3, log: [drew(0), drew(1), round, { ...line(3, 'I gain'), seat: 0 }] }));
    expect(live.since?.lines.map(({ text }) => text)).toEqual(['1 draws', 'I gain']);
  });

  it('sends the moves of a plan one after the other, and shows nothing before the last', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0, 1], decision: 4 }));
    plan(live);
    live.store.confirm();
    for (const [n, symbol] of ['go', 'go', 'stay'].entries()) {
      expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'move', seq: n + 1, seat: 0, symbol });
      expect([live.sending, live.decision, live.store.plan.size]).toEqual([true, 4, 2]);
      const { key } = FakeSocket.last.sent.at(-1) as { key: string };
      if (n < 2) FakeSocket.last.says(state({ seq: n + 2, waiting: [0, 1], decision: 5 + n, from: n, log: [line(5 + n, `move ${n}`)] }));
      FakeSocket.last.says({ type: 'done', key, seq: n + 2 });
      await settled();
    }
    expect([live.sending, live.decision]).toEqual([false, 4]);
    FakeSocket.last.says(state({ seq: 4, waiting: [1], decision: 7, from: 2, log: [line(7, 'all done')] }));
    expect([live.decision, live.log.length, live.store.plan.size]).toEqual([7, 3, 0]);
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'move')).toHaveLength(3);
  });

  it('stops a plan at what is refused, shows how far it came, and says why', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 4 }));
    plan(live);
    live.store.confirm();
    const keys = () => FakeSocket.last.sent.filter(({ type }) => type === 'move').map(({ key }) => key as string);
    FakeSocket.last.says({ type: 'done', key: keys()[0], seq: 2 });
    await settled();
    expect(keys()).toHaveLength(1); // before it is told what is asked now
    FakeSocket.last.says(state({ seq: 2, waiting: [0], decision: 5 }));
    await settled();
    FakeSocket.last.says({ type: 'refused', key: keys()[1], problem: { code: 'illegal_action', text: 'No.', clauses: [] } });
    await settled();
    expect(keys()).toHaveLength(2);
    expect(onproblem).toHaveBeenCalledExactlyOnceWith({ code: 'illegal_action', text: 'No.', clauses: [] });
    expect([live.sending, live.decision, live.store.plan.size]).toEqual([false, 5, 0]);
  });

  it('ends a plan where the rest went without saying', async () => {
    for (const asked of [null, 'another'] as const) {
      FakeSocket.last.says(state({ seq: asked ? 11 : 1, waiting: [0], decision: asked ? 14 : 4 }));
      plan(live);
      live.store.confirm();
      const { key, seq } = FakeSocket.last.sent.at(-1) as { key: string; seq: number };
      const told = state({ seq: seq + 1, waiting: [asked ? 0 : 1], decision: asked ? 15 : 5 });
      if (asked) told.question!.kind = asked;
      const sent = FakeSocket.last.sent.length;
      FakeSocket.last.says(told);
      FakeSocket.last.says({ type: 'done', key, seq: seq + 1 });
      await settled();
      expect([live.sending, live.decision, FakeSocket.last.sent.length]).toEqual([false, asked ? 15 : 5, sent]);
    }
    expect(onproblem).not.toHaveBeenCalled();
  });

  it('answers what a move leads to from what is ready, by the kind of the question, each once', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 4 }));
    live.store.choose('go');
    live.store.prepare({ way: ['stay', 'elsewhere'], other: ['go'] });
    live.store.confirm();
    const sent = () => FakeSocket.last.sent.filter(({ type }) => type === 'move') as { symbol: string; key: string }[];
    for (const [n, symbol] of ['go', 'stay'].entries()) {
      expect(sent()[n]).toMatchObject({ symbol, seq: n + 1 });
      FakeSocket.last.says({ type: 'done', key: sent()[n]!.key, seq: n + 2 });
      await settled();
      expect(sent()).toHaveLength(n + 1); // before the question that follows is told
      FakeSocket.last.says(state({ seq: n + 2, waiting: [0], decision: 5 + n }));
      await settled();
    }
    expect(sent()).toHaveLength(2);
    expect([live.sending, live.decision]).toEqual([false, 6]);
  });

  it('takes back together what was confirmed together', async () => {
    const outline = (given: number): Outline => ({ parts: [], least: 0, most: 3, given, ends: () => ['go'], words: () => '' });
    const undo = { text: 'Undo: Send', what: 'Send', free: true, why: '' };
    const asked = () => FakeSocket.last.sent.filter(({ type }) => type === 'undo').map(({ key }) => key as string);
    FakeSocket.last.says(state({ seq: 1, waiting: [], decision: 4 }));
    void live.takeBack();
    for (const [n, given] of [2, 1, 0].entries()) {
      live.store.outline = () => outline(given);
      FakeSocket.last.says({ type: 'done', key: asked()[n], seq: 2 + n });
      FakeSocket.last.says({ ...state({ seq: 2 + n, waiting: [0], decision: 4 - n }), undo });
      await settled();
    }
    expect(asked()).toHaveLength(3);
  });

  it('goes back into a finished game only when that is meant', async () => {
    const undo = { text: 'Undo: Send', what: 'Send', free: true, why: '' };
    const undone = () => FakeSocket.last.sent.filter(({ type }) => type === 'undo').length;
    const scores = [0, 1].map((n) => ({ seat: n, total: n, lines: [] }));
    FakeSocket.last.says({ ...state({ seq: 1, waiting: [], decision: 4 }), undo, result: { scores, ranking: [[1], [0]], tie_break: null, text: '', reason: 'over' } });
    await settled();
    HTMLDialogElement.prototype.showModal = vi.fn();
    const page = board();
    flushSync();
    press('u');
    expect([undone(), [...document.querySelectorAll('dialog h2')].map(({ textContent }) => textContent)]).toEqual([0, expect.arrayContaining(['Go back into the finished game?'])]);
    [...document.querySelectorAll<HTMLElement>('dialog .pri')].at(-1)!.click();
    expect(undone()).toBe(1);
    void unmount(page);
  });

  it('remembers my last decision when the table is opened again', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    live.store.choose('go');
    live.store.confirm();
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await settled();
    live.close();
    live = new LiveTable({ id: 'table123' });
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 2, log: [line(1, 'mine'), line(2, 'theirs')] }));
    expect(live.since).toMatchObject({ from: 1, lines: [{ text: 'theirs' }] });
  });

  it('tells when a request of mine is declined, not when I withdraw it', () => {
    const told = (seq: number, asked: boolean) => {
      const news = state({ seq, waiting: [1], decision: 3 });
      news.table.request = asked ? { id: 'request-1', what: 'abandon', seat: 0, text: 'Ends?', agreed: [0], missing: [1], decision: null } : null;
      FakeSocket.last.says(news);
    };
    told(1, true);
    told(2, false);
    expect(ondeclined).toHaveBeenCalledOnce();
    told(3, true);
    void live.answer('request-1', false);
    told(4, false);
    expect(ondeclined).toHaveBeenCalledOnce();
  });

  it('answers the request that was on the screen', () => {
    void live.answer('request-7', true);
    FakeSocket.last.says(state({ seq: 1, waiting: [1], decision: 3 }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answer', seat: 0, request: 'request-7', yes: true });
  });

  it('tells once what another took back, and keeps it', () => {
    const told = (seq: number, notices: { id: number; decision: number; seat: number; text: string }[]) =>
      FakeSocket.last.says({ ...state({ seq, waiting: [0], decision: 3 }), notices });
    told(1, [{ id: 1, decision: 2, seat: 1, text: 'from before' }]);
    expect(onnotice).not.toHaveBeenCalled();
    told(2, [{ id: 2, decision: 3, seat: 1, text: 'B took back' }]);
    told(3, [{ id: 3, decision: 3, seat: 0, text: 'I took back' }]);
    told(4, [{ id: 2, decision: 3, seat: 1, text: 'B a annulé' }, { id: 3, decision: 3, seat: 0, text: 'J’ai annulé' }]);
    expect(onnotice.mock.calls.map(([notice]) => notice.text)).toEqual(['B took back']);
    expect(live.notices.map(({ text }) => text)).toEqual(['from before', 'B a annulé', 'J’ai annulé']);
  });

  it('asks again in the new language why a thing was refused', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    const reply = async (text: string) => {
      const { key } = FakeSocket.last.sent.at(-1) as { key: string };
      FakeSocket.last.says({ type: 'why', key, reasons: [{ code: 'illegal_action', text, clauses: [] }] });
      await settled();
    };
    live.store.pick('warlord');
    await reply('Not now');
    FakeSocket.last.says({ ...state({ seq: 1, waiting: [0], decision: 0 }), lang: 'fr' });
    await reply('Pas maintenant');
    expect(live.store.refusal).toMatchObject({ target: 'warlord', reasons: [{ text: 'Pas maintenant' }], asked: true });
  });

  it('covers nothing while nobody has anything to hide', () => {
    live.open = () => true;
    FakeSocket.last.says(state({ seq: 1, mine: [0, 1], waiting: [0], decision: 0 }));
    expect([live.handover, live.store.mine]).toEqual([null, true]);
    FakeSocket.last.says(state({ seq: 2, mine: [0, 1], waiting: [1], decision: 1 }));
    expect([live.handover, live.store.mine]).toEqual([null, false]);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'sit', seat: 1 });
    FakeSocket.last.says(state({ seq: 2, eyes: 1, mine: [0, 1], waiting: [1], decision: 1 }));
    expect([live.handover, live.store.me, live.store.mine]).toEqual([null, 1, true]);
    live.open = () => false;
    FakeSocket.last.says(state({ seq: 3, eyes: 1, mine: [0, 1], waiting: [0], decision: 2 }));
    expect([live.handover, live.store.mine]).toEqual([0, false]);
  });

  it('covers the table until the next person has the device', () => {
    const both = [0, 1];
    FakeSocket.last.says(state({ seq: 1, waiting: [0], mine: both, decision: 0 }));
    expect(live.handover).toBe(0);
    expect(live.store.view).toBeNull();
    live.sit(0);
    expect(live.handover).toBeNull();
    expect(live.store.mine).toBe(true);
    FakeSocket.last.says(state({ seq: 2, waiting: [1], mine: both, decision: 1 }));
    expect(live.handover).toBe(1);
    expect(live.store.live).toBe(false);
    live.sit(1);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'sit', seat: 1 });
    expect(live.handover).toBe(1);
    FakeSocket.last.says(state({ seq: 2, eyes: 1, waiting: [1], mine: both, decision: 1 }));
    expect(live.handover).toBeNull();
    expect(live.store.me).toBe(1);
    FakeSocket.last.says(state({ seq: 3, eyes: 1, waiting: [1], mine: both, decision: 2 }));
    expect(live.handover).toBeNull();
  });
});

describe('what the others do', () => {
  const theirs = (seq: number, decision: number, waiting: number[]) => state({ seq, waiting, decision, from: decision - 2, log: [line(decision, `move ${decision}`)] });
  async function myMove(): Promise<void> {
    live.begin();
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    live.store.choose('go');
    live.store.confirm();
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    FakeSocket.last.says(state({ seq: 2, waiting: [1], decision: 1, log: [{ ...line(1, 'mine'), seat: 0 }] }));
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'normal';
  });
  afterEach(() => {
    settings.pace = null;
    vi.useRealTimers();
  });

  it('is told on the board step by step, while the prompt asks at once', async () => {
    await myMove();
    const board = staged(live.store);
    expect([live.history.running, board.view]).toEqual([false, { decision: 1 }]);
    FakeSocket.last.says(theirs(3, 2, [1]));
    FakeSocket.last.says(theirs(4, 3, [0]));
    expect(live.store.mine).toBe(true);
    expect([board.mine, board.question, board.targets.size]).toEqual([false, null, 0]);
    const log = () => live.history.told.map(({ text }) => text);
    expect([board.view, log()]).toEqual([{ decision: 1 }, ['mine']]);
    await vi.advanceTimersByTimeAsync(10);
    expect([board.view, log()]).toEqual([{ decision: 2 }, ['move 2']]);
    expect(live.history.lines.map(({ text }) => text)).toEqual(['move 2']);
    await vi.advanceTimersByTimeAsync(1000);
    expect([board.view, board.mine, live.history.running]).toEqual([{ decision: 3 }, true, true]);
    expect([live.history.behind, log()]).toEqual([false, ['move 2', 'move 3']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([live.history.running, live.history.lines]).toEqual([false, []]);
  });

  it('is left out while a bot plays for me: what is shown is where I may take my seat back', async () => {
    await myMove();
    FakeSocket.last.says(theirs(3, 2, [1]));
    FakeSocket.last.says(theirs(4, 3, [1]));
    await vi.advanceTimersByTimeAsync(10);
    expect([live.history.running, staged(live.store).view]).toEqual([true, { decision: 2 }]);
    for (const decision of [4, 5]) {
      const told = theirs(decision + 1, decision, [1]);
      told.table.seats[0]!.kind = 'bot';
      FakeSocket.last.says(told);
      expect([live.history.running, staged(live.store).view]).toEqual([false, { decision }]);
    }
  });

  it('is ended by the first key, which answers nothing that is not on the board yet', async () => {
    await myMove();
    const page = board();
    const moves = () => FakeSocket.last.sent.filter(({ type }) => type === 'move').length;
    const main = () => document.querySelector<HTMLElement>('.main')!;
    FakeSocket.last.says(theirs(3, 2, [1]));
    FakeSocket.last.says(theirs(4, 3, [0]));
    flushSync();
    const before = moves();
    expect(document.querySelector('.prompt')?.className).toContain('waits');
    press('1');
    expect([live.history.running, live.store.choice]).toEqual([false, null]);
    expect(document.querySelector('.prompt')?.className).not.toContain('waits');
    press('1');
    expect(live.store.choice?.symbol).toBe('go');
    for (const act of [() => press('Enter'), () => document.querySelector<HTMLElement>('[data-skip]')!.click()]) {
      live.showSince();
      await vi.advanceTimersByTimeAsync(10);
      flushSync();
      expect(document.querySelector('[data-option]')).toBeNull(); // what is asked would tell what comes
      act();
      flushSync();
      expect([live.history.running, moves()]).toEqual([false, before]);
    }
    main().click();
    expect(moves()).toBe(before + 1);
    void unmount(page);
  });

  it('comes after the dice: while they roll, nothing is told that came of them', async () => {
    live.history.thrown = (before, after) => ((after as { decision: number }).decision === 3 && (before as { decision: number }).decision < 3 ? { decision: 2, rolls: true } : null);
    await myMove();
    const page = board();
    FakeSocket.last.says(theirs(3, 3, [0]));
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    expect([live.history.rolling, live.store.past?.view, live.history.lines]).toEqual([true, { decision: 2, rolls: true }, []]);
    expect(live.history.told.map(({ text }) => text)).toEqual(['mine']);
    expect([document.querySelector('.prompt h2')?.textContent, document.querySelector('[data-option]')]).toEqual(['The dice roll', null]);
    await vi.advanceTimersByTimeAsync(600);
    expect([live.history.rolling, live.history.lines]).toEqual([true, []]); // they lie there for a moment
    await vi.advanceTimersByTimeAsync(900);
    flushSync();
    expect([live.history.rolling, live.history.lines.map(({ text }) => text)]).toEqual([false, ['move 3']]);
    expect(document.querySelector('[data-option]')).not.toBeNull();
    void unmount(page);
  });

  it('lets the dice of my own move roll before its question', async () => {
    await myMove();
    live.history.thrown = (before, after) => ((before as { decision: number }).decision < (after as { decision: number }).decision ? { rolls: true } : null);
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 2, log: [{ ...line(1, 'mine'), seat: 0 }, { ...line(2, 'mine too'), seat: 0 }] }));
    await vi.advanceTimersByTimeAsync(10);
    expect([live.history.rolling, live.store.past?.view, live.history.told.length]).toEqual([true, { rolls: true }, 1]);
    press(' ');
    live.history.now();
    expect([live.history.rolling, live.store.past, live.history.told.length]).toEqual([false, null, 2]);
  });

  it('ends at once when it is skipped, and can be told again', async () => {
    await myMove();
    FakeSocket.last.says(theirs(3, 2, [1]));
    FakeSocket.last.says(theirs(4, 3, [0]));
    live.history.now();
    expect([live.store.past, live.history.running, staged(live.store).mine]).toEqual([null, false, true]);
    await vi.runAllTimersAsync();
    expect(live.store.past).toBeNull();
    live.showSince();
    await vi.advanceTimersByTimeAsync(10);
    expect([live.history.running, live.store.past?.view]).toEqual([true, { decision: 2 }]);
  });

  it('is told when I come, also when I decided nothing yet', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 2, log: [line(1, 'opens'), line(2, 'goes on')] }));
    expect([live.history.running, live.since?.lines.length]).toEqual([false, 2]); // there is no board yet
    live.begin();
    await vi.advanceTimersByTimeAsync(10);
    expect([live.history.running, live.history.lines.map(({ text }) => text)]).toEqual([true, ['opens']]);
  });

  it('is not told where nobody wants it', async () => {
    settings.pace = 'off';
    await myMove();
    FakeSocket.last.says(theirs(3, 2, [0]));
    expect([live.history.running, live.store.past]).toEqual([false, null]);
    expect(live.since?.lines.map(({ text }) => text)).toEqual(['move 2']);
  });

  it('leaves my own moves to the board, but for a moment that I set off', async () => {
    live.history.moment = ({ kind }) => kind === 'completes';
    await myMove();
    expect(live.history.running).toBe(false);
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 1, from: 1 }));
    live.store.choose('go');
    live.store.confirm();
    FakeSocket.last.says(state({ seq: 4, waiting: [0], decision: 2, from: 1, log: [{ ...line(2, 'the Wonder stands'), seat: 0, kind: 'completes' }] }));
    await vi.advanceTimersByTimeAsync(0);
    expect([live.history.running, live.store.past, live.history.lines[0]?.text]).toEqual([true, null, 'the Wonder stands']);
  });

  it('keeps a card that came up by itself until I go on', async () => {
    live.history.moment = ({ kind }) => kind === 'reveals';
    live.deal(bookOf('game', [{ id: 'flood', symbol: 'flood', names: { en: 'Flood' } } as unknown as Card]));
    await myMove();
    const revealed: Line[] = [{ ...line(2, 'Seat 0 plans'), seat: 0, seats: [0] }, { ...line(2, 'Revealed: Flood'), seat: 0, kind: 'reveals', cards: ['flood'] }, { ...line(2, 'Seat 0 gains'), seat: 0 }];
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 2, from: 1, log: revealed }));
    await vi.advanceTimersByTimeAsync(100_000);
    expect([live.history.lasting, live.history.lines.map(({ text }) => text)]).toEqual([true, ['Revealed: Flood', 'Seat 0 gains']]);
    FakeSocket.last.says(state({ seq: 4, waiting: [0], decision: 3, from: 4, log: [{ ...line(3, 'Seat 0 builds'), seat: 0 }] }));
    await vi.advanceTimersByTimeAsync(0);
    expect([live.history.lasting, live.history.running]).toEqual([false, false]);
  });

  it('begins with what the end of my turn brought about, without what I did myself', async () => {
    const ended: Line[] = [{ ...line(1, 'mine'), seat: 0 }, { ...line(1, 'their turn'), kind: 'turn' }, { ...line(1, 'an age is over'), seat: null }, { ...line(1, 'I lose my leader'), seat: 0, kind: 'leaves' }];
    live.history.moment = ({ kind }) => kind === 'leaves';
    live.begin();
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 0 }));
    live.store.choose('go');
    live.store.confirm();
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    FakeSocket.last.says(state({ seq: 3, waiting: [0], decision: 2, log: [...ended, line(2, 'theirs')] }));
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.since?.lines.map(({ text }) => text)).toEqual(['an age is over', 'I lose my leader', 'theirs']);
    expect(live.history.lines.map(({ text }) => text)).toEqual(['I lose my leader', 'an age is over']); // the moment first
    live.history.now();
    live.showSince();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.history.lines.map(({ text }) => text)).toEqual(['I lose my leader', 'an age is over']); // the moment first
  });

  it('is followed by what it changed for me', async () => {
    const seen = (seq: number, decision: number, gold: number, lines: Line[]): State => ({ ...state({ seq, waiting: [0], decision, log: lines }), view: { players: [{ gold }, { gold: 9 }] } });
    FakeSocket.last.says(seen(1, 0, 5, []));
    live.store.choose('go');
    live.store.confirm();
    const { key } = FakeSocket.last.sent.at(-1) as { key: string };
    FakeSocket.last.says(seen(2, 1, 5, [line(1, 'mine')]));
    FakeSocket.last.says({ type: 'done', key, seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.says(seen(3, 2, 3, [line(1, 'mine'), line(2, 'they plunder')]));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.since?.changes).toEqual([{ seat: 0, what: 'gold', before: 5, after: 3 }]);
  });
});

describe('what the page tells of bots', () => {
  let page: Record<string, unknown>;
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
    page = mount(LiveBoard, { target: document.body, props: { live, module: { Board: () => undefined, resources: {} } as unknown as GameModule } });
  });
  afterEach(() => {
    void unmount(page);
    language.current = 'en';
  });
  const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

  it('tells the chance by a hint, what suffers, and the other plans', async () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [0], decision: 1 }));
    const hint = async () => {
      const asked = live.askHint();
      FakeSocket.last.says({
        type: 'hint', key: FakeSocket.last.sent.at(-1)?.['key'], symbol: 'go', text: 'Go', reason: 'A little better. What suffers: leader.', then: [],
        plans: [{ symbol: 'go', text: 'Go', points: 3.2, chance: 0.617 }, { symbol: 'stay', text: 'Stay', points: 2.9, chance: 0.58 }, { symbol: 'x', text: 'X', points: -1.4, chance: null }, { symbol: 'y', text: 'Y', points: 2.7, chance: null }, { symbol: 'z', text: 'Z', points: 3.1, chance: null }],
      });
      await asked;
      flushSync();
      return text('[data-advice] p');
    };
    expect(await hint()).toBe('Go A little better. What suffers: leader. Chance to win: 62 %. Also considered: Stay (58 %) · X (5 points less) · Y (a little less good) · Z (as good).');
    language.current = 'fr';
    expect(await hint()).toMatch(/Chances de victoire\s?: 62 %\. Également envisagé\s?: Stay \(58 %\)/);
  });

  it('tells that a bot is thinking, and when it no longer does', () => {
    FakeSocket.last.says(state({ seq: 1, waiting: [1], decision: 1 }));
    flushSync();
    expect(text('.state h2')).toBe('Waiting for Seat 1');
    FakeSocket.last.says({ type: 'thinking', seat: 1 });
    flushSync();
    expect([text('.state h2'), document.querySelectorAll('.state .dots').length]).toEqual(['Seat 1 is thinking', 1]);
    FakeSocket.last.says({ type: 'thinking', seat: null });
    flushSync();
    expect([text('.state h2'), document.querySelectorAll('.state .dots').length]).toEqual(['Waiting for Seat 1', 0]);
  });
});
