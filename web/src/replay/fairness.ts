import type { Dealing } from '../lib/types';

/** One thing that was checked, in the words of the replay: `good` null where it could not be. */
export interface Check {
  word: 'redealt' | 'redealtNot' | 'keyFits' | 'keyFitsNot' | 'keyUnknown' | 'promiseKept' | 'promiseBroken' | 'promiseUnknown' | 'takenOver' | 'keyAlone';
  good: boolean | null;
}

/** Was the game dealt by the key that was promised? `hash` is of the opening, computed here; `promised` is what this device
 * was shown at the table: null where either is not known. */
export function checks(dealing: Dealing, hash: string | null, promised: string | null): Check[] {
  const { commitment, key, opening } = dealing;
  if (!commitment || !key || !opening) return [];
  const found: Check[] = [];
  if (promised === null) found.push({ word: 'promiseUnknown', good: null });
  else found.push(promised === commitment ? { word: 'promiseKept', good: true } : { word: 'promiseBroken', good: false });
  if (hash === null) found.push({ word: 'keyUnknown', good: null });
  else found.push(hash === commitment ? { word: 'keyFits', good: true } : { word: 'keyFitsNot', good: false });
  if (dealing.branch !== null) found.push({ word: opening === key ? 'keyAlone' : 'takenOver', good: null });
  found.push(dealing.redealt ? { word: 'redealt', good: true } : { word: 'redealtNot', good: false });
  return found;
}
