import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '../src/lib/http';
import { route } from '../src/lib/router.svelte';
import type { PuzzleInfo } from '../src/lib/types';
import { following, pose, rememberSolved, solved } from '../src/teach/puzzles';

const puzzles: PuzzleInfo[] = ['01', '02', '03'].map((id) => ({ id, name: id, goal: '', difficulty: 1 }));

describe('which puzzles are solved', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for each game by itself, each once', () => {
    rememberSolved('monumental', '01');
    rememberSolved('monumental', '01');
    rememberSolved('monumental-duel', '02');
    expect([...solved('monumental')]).toEqual(['01']);
    expect([...solved('monumental-duel')]).toEqual(['02']);
    expect(JSON.parse(localStorage.getItem('clio.puzzles') ?? '')).toHaveLength(2);
  });
  it.each(['{"a":', '7', '[1, null]'])('survives what is not ours in the storage: %s', (text) => {
    localStorage.setItem('clio.puzzles', text);
    expect(solved('monumental').size).toBe(0);
    rememberSolved('monumental', '03');
    expect([...solved('monumental')]).toEqual(['03']);
  });
});

describe('the next puzzle', () => {
  it('is the next that is not solved, from the first again after the last', () => {
    expect(following(puzzles, new Set(['01']), '01')).toBe('02');
    expect(following(puzzles, new Set(['01', '02']), '01')).toBe('03');
    expect(following(puzzles, new Set(['03']), '03')).toBe('01');
  });
  it('is none when all are solved, or there are none', () => {
    expect(following(puzzles, new Set(['01', '02', '03']), '02')).toBeUndefined();
    expect(following([], new Set(), '02')).toBeUndefined();
  });
});

describe('the table of a puzzle', () => {
  const get = vi.spyOn(http, 'get');
  const post = vi.spyOn(http, 'post');
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ id: 'made' });
    get.mockReset().mockResolvedValue({ tables: [{ id: 'there', game: 'monumental', puzzle: '02' }], more: false });
  });

  it('is the one that was begun before', async () => {
    await pose('monumental', '02');
    expect(route.path).toBe('/t/there');
    expect(post).not.toHaveBeenCalled();
  });
  it('is a new one otherwise', async () => {
    await pose('monumental-duel', '02');
    expect(post).toHaveBeenCalledWith('/api/games/monumental-duel/puzzles/02');
    expect(route.path).toBe('/t/made');
  });
});
