/** The view of the game under the names of its board. */
import type { Era } from './view.gen';

export type {
  BasicBuilding,
  DefenceView as Defence,
  Era,
  GameView,
  MonsterView as Monster,
  PlayerView as Player,
  PolicyView as Policy,
  PriceView as Price,
  ProjectView as Project,
  ScoreLine,
  SlotView as Slot,
  Status,
  Stock,
  Terrain,
  TileView as Tile,
  TokenKind,
} from './view.gen';
export { Stock as STOCKS } from './view.gen';

export const NUMERALS: Record<Era | 'future', string> = { classical: 'I', medieval: 'II', renaissance: 'R', modern: 'III', future: 'IV' };
