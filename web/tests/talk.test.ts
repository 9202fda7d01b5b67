import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../src/lib/types';
import { Talk } from '../src/table/talk.svelte';

const lines = (from: number, to: number): ChatLine[] =>
  Array.from({ length: to - from }, (_, n) => ({ seat: 0, name: 'A', text: String(from + n), at: 0, notice: false, who: null }));
const texts = (talk: Talk) => talk.lines.map((line) => Number(line.text));

describe('the chat', () => {
  it('begins with the newest page and takes older ones before it', () => {
    const talk = new Talk();
    talk.hear(70, lines(70, 120));
    expect([talk.from, talk.end]).toEqual([70, 120]);
    talk.older(20, lines(20, 70));
    expect(texts(talk)).toEqual(lines(20, 120).map((line) => Number(line.text)));
    talk.older(5, lines(5, 10));
    expect(talk.from).toBe(20);
  });

  it('goes on with new lines, and lets the old go where some were missed', () => {
    const talk = new Talk();
    talk.hear(0, lines(0, 3));
    talk.hear(3, lines(3, 4));
    expect(texts(talk)).toEqual([0, 1, 2, 3]);
    talk.hear(2, lines(2, 6));
    expect(talk.end).toBe(6);
    talk.hear(100, lines(100, 150));
    expect([talk.from, talk.end]).toEqual([100, 150]);
    talk.hear(40, lines(40, 90));
    expect([talk.from, talk.end]).toEqual([40, 90]);
  });

  it('counts what was not read', () => {
    const talk = new Talk();
    talk.hear(0, lines(0, 5));
    talk.read = talk.end;
    talk.hear(5, lines(5, 7));
    expect(talk.unread).toBe(2);
    talk.hear(0, []);
    expect(talk.unread).toBe(0);
  });
});
