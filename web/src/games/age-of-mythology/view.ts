/** The view of the game under the names of its board. */
import type { PlayerView } from './view.gen';

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
