/** Who would take the cubes of a victory card if the game ended now. A tie takes nothing. */
import type { MythView, Player, VictoryCard } from './view';

const measures: Record<Exclude<VictoryCard, 'last-battle'>, (player: Player, view: MythView, seat: number) => number> = {
  'largest-army': (player, view, seat) => player.army + fighting(view, seat),
  'most-buildings': (player) => player.city_size,
  'the-wonder': (player) => player.buildings.filter(({ id }) => id === 'wonder').length,
};

/** Units of a battle still count for their owner. */
function fighting({ battle }: MythView, seat: number): number {
  const army = battle && !battle.over ? battle.sides.find((side) => side.seat === seat)?.army : undefined;
  return (army ?? []).reduce((sum, unit) => sum + unit.count, 0);
}

export function leader(view: MythView, card: VictoryCard): number | null {
  if (card === 'last-battle') return null;
  const values = view.players.map((player, seat) => measures[card](player, view, seat));
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return most > 0 && first === values.lastIndexOf(most) ? first : null;
}
