import type { Change } from '../lib/types';
import { type ResourceId, resourceId } from '../ui/resources';

/** A change that is shown: a resource, or a number with a name. */
export interface Shown extends Change {
  res: ResourceId | null;
  name: 'score' | 'perTurn' | 'freeWorkers' | null;
}

/** Parts of a player's view whose numbers are only consequences or counters. */
const SILENT = new Set(['gained', 'produces', 'end_of_turn', 'this_turn', 'deck']);
/** Parts that hold amounts by resource. */
const GOODS = new Set(['resources', 'cubes']);
const PATHS: Record<string, Pick<Shown, 'res' | 'name'>> = {
  points: { res: null, name: 'score' },
  unused_workers: { res: null, name: 'freeWorkers' },
  'actions.civil': { res: 'civil', name: null },
  'actions.military': { res: 'military-action', name: null },
  'ratings.science': { res: 'science', name: 'perTurn' },
  'ratings.culture': { res: 'culture', name: 'perTurn' },
  'ratings.strength': { res: 'strength', name: null },
  'ratings.happiness': { res: 'happiness', name: null },
  yellow_bank: { res: 'yellow', name: null },
  blue_bank: { res: 'blue', name: null },
};

/** The changes worth showing, mine first. The score is told only of a position that is `certain`. */
export function shownChanges(changes: Change[], me: number | null, certain = true): Shown[] {
  const found = changes.flatMap((change): Shown[] => {
    const [first = '', second] = change.what.split('.');
    if (SILENT.has(first)) return [];
    const known = PATHS[change.what];
    if (known) return known.name === 'score' && !certain ? [] : [{ ...change, ...known }];
    const res = resourceId(GOODS.has(first) && second ? second : change.what);
    return res ? [{ ...change, res, name: null }] : [];
  });
  return found.sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
}
