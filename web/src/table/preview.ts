import type { ChangeShown } from '../games';
import type { Change } from '../lib/types';
import { type ResourceId, resourceId } from '../ui/resources';
import { t } from './words';

/** A change that is shown: a resource, or a number with a name. */
export interface Shown extends Change {
  res: ResourceId | null;
  name: string | null;
}

/** Parts of a player's view whose numbers are only consequences or counters. */
const SILENT = new Set(['gained', 'deck']);
/** Parts that hold amounts by resource. */
const GOODS = new Set(['resources', 'cubes']);
const SCORE = 'points';

/** The changes worth showing, mine first; `own`: what its game says of the numbers of its view. The score is told only of
 *  a position that is `certain`. */
export function shownChanges(changes: Change[], me: number | null, own: Record<string, ChangeShown> = {}, certain = true): Shown[] {
  const found = changes.flatMap((change): Shown[] => {
    const [first = '', second] = change.what.split('.');
    const known = own[change.what] ?? own[first];
    if (SILENT.has(first) || known === null) return [];
    if (change.what === SCORE) return certain ? [{ ...change, res: null, name: t('score') }] : [];
    if (known) return [{ ...change, res: known.res ?? null, name: known.name?.() ?? null }];
    const res = resourceId(GOODS.has(first) && second ? second : change.what);
    return res ? [{ ...change, res, name: null }] : [];
  });
  return found.sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
}
