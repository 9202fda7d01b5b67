import { describe, expect, it } from 'vitest';
import { Plan } from '../src/lib/plan.svelte';
import { seriesOf } from '../src/lib/series';
import type { Choice, Question } from '../src/lib/types';

const piece = (word: string, most = 1) => ({ symbol: `discard ${word}`, targets: [`0:hand:${word}`], word, most });
const option = (word: string, dangerous: boolean): Choice => ({ symbol: `discard ${word}`, targets: [`0:hand:${word}`], word, move: 'discard', text: `Discard ${word}`, name: `Discard ${word}`, note: '', warning: '', dangerous });

function planOf(dangerous: boolean, more: Partial<Question> = {}): Plan {
  const words = ['annex', 'raid', 'spy'];
  const question = { seat: 0, prompt: '', kind: 'discard', options: words.map((word) => option(word, dangerous)), parts: words.map((word) => piece(word)), usual: [], least: 2, most: 2, given: 0, closed: [], source: null, idle: null, ...more } as Question;
  return new Plan(() => seriesOf(question));
}

describe('a series of answers', () => {
  it('is sent in the order of its parts, whatever was chosen first', () => {
    const plan = planOf(true);
    plan.turn('discard spy');
    expect([plan.moves, plan.dangerous]).toEqual([null, true]);
    plan.turn('discard annex');
    expect(plan.moves).toEqual(['discard annex', 'discard spy']);
    plan.turn('discard spy');
    expect(plan.moves).toBeNull();
  });

  it('fills up what an advice leaves open, but never with what gives something away', () => {
    const [safe, grave] = [planOf(false), planOf(true)];
    for (const plan of [safe, grave]) plan.take(['discard raid']);
    expect([safe.moves, safe.dangerous]).toEqual([['discard annex', 'discard raid'], false]);
    expect([grave.moves, grave.size]).toEqual([null, 1]);
  });
});
