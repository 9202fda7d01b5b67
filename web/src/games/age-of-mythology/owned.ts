import type { Owned } from '../../table/changes';
import type { Counted, MythView } from './view';

/** What a seat has: units, at home and in the battle, buildings and tiles; and its action cards, wherever these lie. What it
    has chosen of them so far is no more than that. */
export function owned({ players, battle }: MythView, seat: number): Owned {
  const player = players[seat];
  if (!player) return { things: [], cards: [] };
  const army = battle?.sides.find((side) => side.seat === seat)?.army ?? [];
  const tiles = player.production.flatMap(({ tile }) => tile ?? []);
  return {
    things: [...[...player.units, ...army, ...player.buildings].flatMap(each), ...tiles],
    cards: [...(player.hand ?? []), ...(player.pack ?? []), ...player.played],
  };
}

const each = ({ id, count }: Counted) => Array<string>(count).fill(id);
