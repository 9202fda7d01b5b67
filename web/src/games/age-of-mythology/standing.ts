/** Who would take the cubes of a victory card if the game ended now. A tie takes nothing. */
import type { MythView, Player, VictoryCard } from './view';

const measures: Record<Exclude<VictoryCard, 'last-battle'>, (player: Player) => number> = {
  'largest-army': (player) => player.army,
  'most-buildings': (player) => player.city_size,
  'the-wonder': (player) => player.buildings.filter(({ id }) => id === 'wonder').length,
};

export function leader(view: MythView, card: VictoryCard): number | null {
  if (card === 'last-battle') return null;
  const values = view.players.map(measures[card]);
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return most > 0 && first === values.lastIndexOf(most) ? first : null;
}
