import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, type News, TableSocket, type Wire, newKey, socketUrl } from '../src/lib/socket';
import type { Problem } from '../src/lib/types';

/** A wire whose other end is the test. */
class FakeWire implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

const state = (seq: number) => ({ type: 'state', seq });

function connect() {
  const wires: FakeWire[] = [];
  const news: News[] = [];
  const changes: [Connection, Problem | null][] = [];
  let since: number | null = null;
  const socket = new TableSocket({
    url: 'ws://table',
    hello: () => ({ lang: 'en', since, seat: null, watch: null }),
    onnews: (message) => {
      news.push(message);
      if (message.type === 'state') since = message.seq;
    },
    onchange: (connection, problem) => changes.push([connection, problem]),
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    random: () => 1,
  });
  const wire = (n = -1) => wires.at(n) as FakeWire;
  return { socket, wires, wire, news, changes };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket of a table', () => {
  it('says hello and is live with the first state', () => {
    const { socket, wire, changes, news } = connect();
    expect(socket.connection).toBe('connecting');
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', lang: 'en', since: null, seat: null, watch: null }]);
    wire().says(state(7));
    expect(changes).toEqual([['live', null]]);
    expect(news).toHaveLength(1);
  });

  it('resumes from the last sequence number and asks again under the same key', async () => {
    const { socket, wires, wire } = connect();
    wire().open();
    wire().says(state(7));
    const reply = socket.request({ type: 'move', seq: 7, seat: 0, symbol: 'pass' });
    const key = wire().sent[1]?.key as string;
    wire().breaks();
    expect(socket.connection).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', lang: 'en', since: 7, seat: null, watch: null }]);
    wire().says(state(8));
    expect(wire().sent[1]).toEqual({ type: 'move', key, seq: 7, seat: 0, symbol: 'pass' });
    wire().says({ type: 'done', key, seq: 8 });
    await expect(reply).resolves.toEqual({ type: 'done', key, seq: 8 });
    wire().breaks();
    vi.advanceTimersByTime(500);
    wire().open();
    wire().says(state(8));
    expect(wire().sent).toHaveLength(1);
  });

  it('asks nothing again that was asked before a backup was restored', async () => {
    const { socket, wire } = connect();
    wire().open();
    wire().says(state(7));
    const reply = socket.request({ type: 'undo', seat: 0 });
    wire().breaks();
    vi.advanceTimersByTime(500);
    wire().open();
    wire().says({ ...state(8), life: 5 });
    expect(wire().sent).toHaveLength(1);
    await expect(reply).resolves.toMatchObject({ type: 'refused', problem: { code: 'late' } });
    void socket.request({ type: 'undo', seat: 0 });
    wire().says({ ...state(9), life: 5 });
    expect(wire().sent).toHaveLength(2);
  });

  it('keeps what is asked while it is not connected', () => {
    const { socket, wire } = connect();
    void socket.request({ type: 'say', text: 'hello', seat: 0 });
    wire().open();
    expect(wire().sent).toHaveLength(1);
    wire().says(state(1));
    expect(wire().sent[1]).toMatchObject({ type: 'say', text: 'hello' });
  });

  it('waits longer after each failure and at once when woken', () => {
    const { socket, wires, wire } = connect();
    for (const wait of [500, 1000, 2000]) {
      wire().breaks();
      const before = wires.length;
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
    wire().breaks();
    socket.wake();
    expect(wires).toHaveLength(5);
    vi.advanceTimersByTime(4000);
    expect(wires).toHaveLength(5);
  });

  it('pings in silence and takes a line for dead that says nothing', () => {
    const { socket, wire } = connect();
    wire().open();
    wire().says(state(1));
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' });
    wire().says({ type: 'pong' });
    vi.advanceTimersByTime(40_000);
    expect(socket.connection).toBe('live');
    vi.advanceTimersByTime(5_000);
    expect(socket.connection).toBe('lost');
    expect(wire(0).closed).toBe(true);
  });

  it('comes back after a bye that says so, and never after a final one', () => {
    const { socket, wires, wire, changes } = connect();
    wire().open();
    wire().says(state(1));
    wire().says({ type: 'bye', again: true, problem: null });
    expect(socket.connection).toBe('lost');
    vi.advanceTimersByTime(500);
    wire().open();
    const problem = { code: 'not_seated', text: 'You have no seat here', clauses: [] };
    wire().says({ type: 'bye', again: false, problem });
    expect(changes.at(-1)).toEqual(['closed', problem]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it('is closed for good by a refusal of the hello', () => {
    const { socket, wire, changes } = connect();
    wire().open();
    const problem = { code: 'no_table', text: 'No such table', clauses: [] };
    wire().says({ type: 'refused', key: null, problem });
    expect(socket.connection).toBe('closed');
    expect(changes).toEqual([['closed', problem]]);
  });

  it('makes keys and addresses that the server takes', () => {
    expect(newKey()).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(newKey()).not.toBe(newKey());
    expect(socketUrl('abc', { protocol: 'https:', host: 'clio.test' } as Location)).toBe('wss://clio.test/api/tables/abc/socket');
  });
});
