import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPromise, promised, sha256 } from '../src/lib/promises';
import type { Dealing } from '../src/lib/types';
import { checks } from '../src/replay/fairness';

const hash = 'a'.repeat(64);
const other = 'b'.repeat(64);
const dealing = (more: Partial<Dealing> = {}): Dealing => ({ text: '', commitment: hash, branch: null, key: 'key:1', opening: 'key:1', redealt: true, ...more });
const words = (...asked: Parameters<typeof checks>) => checks(...asked).map((check) => `${check.word} ${String(check.good)}`);

describe('promises', () => {
  beforeEach(() => localStorage.clear());

  it('are kept as they were shown first', () => {
    expect(promised('t')).toBeNull();
    keepPromise('t', hash);
    keepPromise('t', other);
    keepPromise('u', other);
    expect([promised('t'), promised('u')]).toEqual([hash, other]);
  });

  it('are forgotten, the oldest first, when there are very many', () => {
    for (let n = 0; n < 201; n++) keepPromise(String(n), hash);
    expect([promised('0'), promised('1'), promised('200')]).toEqual([null, hash, hash]);
  });

  it('survive a storage that holds something else', () => {
    for (const text of ['no json', '{}', '[1, ["t"], ["t", 2], null]']) {
      localStorage.setItem('clio.promises', text);
      expect(promised('t')).toBeNull();
      keepPromise('t', hash);
      expect(promised('t')).toBe(hash);
    }
  });
});

describe('a hash', () => {
  it('is SHA-256 in hexadecimal digits', async () => {
    vi.stubGlobal('crypto', webcrypto); // jsdom has none of its own
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    vi.unstubAllGlobals();
  });

  it('is not known where the browser computes none', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sha256('abc')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('a finished game', () => {
  it('is as promised', () => {
    expect(words(dealing(), hash, hash)).toEqual(['promiseKept true', 'keyFits true', 'redealt true']);
  });

  it('is found out, whatever was changed', () => {
    expect(words(dealing(), other, hash)).toContain('keyFitsNot false');
    expect(words(dealing({ commitment: other }), other, hash)).toContain('promiseBroken false');
    expect(words(dealing({ redealt: false }), hash, hash)).toContain('redealtNot false');
  });

  it('says what cannot be known here', () => {
    expect(words(dealing(), null, null)).toEqual(['promiseUnknown null', 'keyUnknown null', 'redealt true']);
  });

  it('that branches off another says what its commitment does not prove', () => {
    expect(words(dealing({ branch: 0, opening: '{}' }), hash, hash)).toEqual(['promiseKept true', 'keyFits true', 'takenOver null', 'redealt true']);
    expect(words(dealing({ branch: 12 }), hash, hash)).toContain('keyAlone null');
  });

  it('of a plain seed has nothing to check', () => {
    expect(checks(dealing({ commitment: null, key: null }), null, null)).toEqual([]);
  });
});
