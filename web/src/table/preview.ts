import type { GameModule } from '../games';
import type { Change } from '../lib/types';
import { t } from './words';

/** A change that is shown: a resource, or a number with a name. */
export interface Shown extends Change {
  res: string | null;
  name: string | null;
}

/** A number of a player's view, or what stands for all of them where a view has no parts of players. */
const SCORES = new Set(['points', 'score']);

/** The changes worth showing, mine first: those that the game names, and its resources. The score is told only of a position
 *  that is `certain`. */
export function shownChanges(found: Change[], me: number | null, { changes = {}, resources }: Pick<GameModule, 'changes' | 'resources'>, certain = true): Shown[] {
  const shown = found.flatMap((change): Shown[] => {
    const { what } = change;
    if (SCORES.has(what)) return certain ? [{ ...change, res: null, name: t('score') }] : [];
    const known = changes[what in changes ? what : (what.split('.')[0] ?? '')];
    if (known) return [{ ...change, res: known.res ?? null, name: known.name?.() ?? null }];
    return known === undefined && what in resources ? [{ ...change, res: what, name: null }] : [];
  });
  return shown.sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
}
