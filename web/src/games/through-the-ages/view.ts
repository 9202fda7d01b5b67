/** The view of the game under the names of its board. */
import { t } from './words';
import { Age as AGES, type EndOfTurnView, type GameView, type PileView, type PlayerView, type ProductionView, type RatingsView } from './view.gen';

export type {
  ActionsView as Actions,
  Age,
  AttackView as Attack,
  AuctionView as Auction,
  BlueSectionView as BlueSection,
  OfferView as Offer,
  PileView as Pile,
  SpaceView as RowSpace,
  TechnologyView as Technology,
  UnfinishedView as Unfinished,
  WonderView as Wonder,
  YellowSectionView as YellowSection,
} from './view.gen';
export { AGES };

export type Ratings = Required<RatingsView>;
export type EndOfTurn = Required<EndOfTurnView>;

/** A player who plays: whoever has resigned has no ratings and no forecast (`playing`). */
export type Player = PlayerView & { ratings: Ratings; produces: Required<ProductionView>; end_of_turn: EndOfTurn };
export type AgesView = Omit<GameView, 'players'> & { players: Player[] };

export function playing(player: Player): boolean {
  return !player.resigned;
}

/** What the end of the turn brings, all in all, if it came now. */
export function income({ food, resources, end_of_turn: end }: Player): Record<'science' | 'food' | 'resources', number> {
  return { science: end.science, food: end.food - food, resources: end.resources - resources };
}

export function workers(player: Player): number {
  return player.unused_workers + player.technologies.reduce((sum, technology) => sum + technology.workers, 0);
}

/** "2 of Age I, 1 of Age II": the backs of a pile. */
export function backs(pile: PileView): string {
  return pile.ages.flatMap((n, age) => (n ? [t('screen.of_age', { n, age: AGES[age] ?? '' })] : [])).join(', ');
}

export interface Party {
  id: string;
  /** In whose play area it lies. */
  owner: number;
  with: number;
  side: 'A' | 'B';
}

/** The pacts of a seat, in whoever's play area they lie. */
export function pactsOf(view: AgesView, seat: number): Party[] {
  return view.players.flatMap((player, owner) => {
    const pact = player.pact;
    if (!pact || (owner !== seat && pact.partner !== seat)) return [];
    const side = pact.owner_is_a === (owner === seat) ? 'A' : 'B';
    return [{ id: pact.id, owner, with: owner === seat ? pact.partner : owner, side }];
  });
}

export interface War {
  id: string;
  attacker: number;
  rival: number;
}

/** The wars a seat has declared, and those declared on it. */
export function warsOf(view: AgesView, seat: number): War[] {
  return view.players.flatMap((player, attacker) =>
    player.wars.filter((war) => attacker === seat || war.rival === seat).map((war) => ({ ...war, attacker })),
  );
}
