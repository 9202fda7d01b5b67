/** Which things of the board a question can be about. The zones are those of `moves/board.py` of the game. */
import { placeOf } from '../../lib/places';
import type { Question } from '../../lib/types';

/** Where a thing is drawn on the board of this viewer: in which tab of a small screen. */
export type Tab = 'row' | 'civilization' | 'rivals' | 'hand' | 'events';

export function tabOf(id: string, me: number | null): Tab {
  const { owner, zone } = placeOf(id);
  if (owner === null) return zone === 'tactics' ? 'events' : 'row';
  if (zone === 'player') return 'rivals';
  if (owner !== me && zone !== 'pact') return 'row';
  return zone === 'civil' || zone === 'military' ? 'hand' : 'civilization';
}

/** Cards of other players that the question offers: they are drawn with what is going on. */
export function offered(me: number | null, question: Question | null): string[] {
  if (!question || question.seat !== me) return [];
  const cards = question.options.flatMap((option) => option.targets).filter((id) => {
    const { owner, zone } = placeOf(id);
    return owner !== null && owner !== me && zone !== 'player' && zone !== 'pact';
  });
  return [...new Set(cards)];
}
