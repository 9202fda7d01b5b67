/** The view of the game under the names of its board. */
import type { CountedView, GameView, PlayerView } from './view.gen';

export type {
  Age,
  Area,
  BattleView as Battle,
  CountedView as Counted,
  Culture,
  GameView as MythView,
  MatchupView as Matchup,
  Phase,
  PlayerView as Player,
  PriceView as Price,
  Resource,
  SideView as Side,
  SpaceView as Space,
  Terrain,
  VictoryCard,
  Way,
} from './view.gen';
export { Age as AGES, Culture as CULTURES, Resource as RESOURCES, Terrain as TERRAINS, VictoryCard as VICTORY_CARDS } from './view.gen';

export type Cubes = PlayerView['cubes'];

/** All seats clockwise, beginning with this one. */
export function seatsFrom(view: GameView, seat: number): number[] {
  return view.players.map((_, n) => (seat + n) % view.players.length);
}

/** Equal things together, in their order. */
export function counted(ids: string[]): CountedView[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
