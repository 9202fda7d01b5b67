/** The view of the game under the names of its board. */
import type { GameView, PlayerView } from './view.gen';

export type {
  BasicBuilding,
  FreeCityView as FreeCity,
  Module,
  PlayerView as Player,
  PolicyView as Policy,
  ProvinceType,
  ProvinceView as PileCard,
  Resource,
} from './view.gen';
export type DuelView = Omit<GameView, 'players'> & { players: [PlayerView, PlayerView] };
export { ProvinceType as PROVINCE_TYPES, Resource as RESOURCES } from './view.gen';

export const BARRICADE = 'basic-barricade';
export const ERAS = ['', 'I', 'II', 'III'] as const;
