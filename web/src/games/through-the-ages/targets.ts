/** Which things of the board a question can be about. */
import type { Question } from '../../lib/types';
import type { AgesView } from './view';

/** A choice among the cards of another player: of the rival of one's aggression, or the victims of terrorism. */
export function foreign(view: AgesView, me: number | null, question: Question | null): boolean {
  if (!question || question.seat !== me) return false;
  if (!question.options.some((option) => option.symbol.startsWith('pick '))) return false;
  return view.attack?.attacker === me || view.event === 'terrorism';
}

/** The ids that have a place of their own on the board of this viewer. */
export function placed(view: AgesView, me: number | null): Set<string> {
  const ids = new Set(view.common_tactics);
  view.row.forEach((space, i) => space && ids.add(`space-${i + 1}`));
  view.players.forEach((_, seat) => seat !== me && ids.add(`seat-${seat + 1}`));
  const player = me === null ? undefined : view.players[me];
  if (!player) return ids;
  const cards = [
    ...player.technologies.map((technology) => technology.id),
    ...player.special, player.government, player.leader,
    ...player.wonders.map((wonder) => wonder.id), player.wonder?.id,
    ...player.colonies, player.tactic,
    ...view.players.flatMap((other, owner) => (other.pact && (owner === me || other.pact.partner === me) ? [other.pact.id] : [])),
    ...player.wars.map((war) => war.id),
    ...(player.civil_hand ?? []), ...(player.military_hand ?? []),
  ];
  for (const card of cards) if (card) ids.add(card);
  for (const id of ['food', 'resources', 'yellow-bank']) ids.add(id);
  return ids;
}

/** Cards that the question offers and that lie nowhere else on this board: they are drawn with what is going on. */
export function offered(view: AgesView, me: number | null, question: Question | null): string[] {
  if (!question || question.seat !== me) return [];
  const about = foreign(view, me, question);
  const known = placed(view, me);
  const found = question.options.flatMap((option) => {
    const inRow = option.targets.some((target) => target.startsWith('space-'));
    return option.targets.filter((target) => !inRow && (about ? option.symbol.startsWith('pick ') : !known.has(target)));
  });
  return [...new Set(found)].filter((id) => id !== view.auction?.territory);
}
