/** What a seat may know of the table, as `view.py` of the game writes it. Seats count from 0. */
export type Age = 'A' | 'I' | 'II' | 'III' | 'IV';

export const AGES: readonly Age[] = ['A', 'I', 'II', 'III', 'IV'];

export interface RowSpace {
  id: string;
  /** Civil actions for the viewer; null for a spectator. */
  price: number | null;
}

/** A face-down pile: how many cards, how many of each age, and those the viewer knows to be in it. */
export interface Pile {
  size: number;
  ages: number[];
  known: string[];
}

export interface Attack {
  id: string;
  attacker: number;
  rival: number;
  strength: number;
  added: number;
}

export interface Auction {
  territory: string;
  bid: number;
  bidder: number | null;
  passed: number[];
  sent: string[];
  cards: number;
}

/** A pact that must be answered. */
export interface Offer {
  id: string;
  owner: number;
  partner: number;
  owner_is_a: boolean;
}

export interface Ratings {
  science: number;
  culture: number;
  strength: number;
  happiness: number;
  happiness_needed: number;
  discontent: number;
  colonization: number;
}

export interface Actions {
  civil: number;
  civil_total: number;
  civil_extra: number;
  military: number;
  military_total: number;
  military_extra: number;
}

export interface EndOfTurn {
  science: number;
  culture: number;
  rot_resources: number;
  rot_food: number;
  food_made: number;
  eaten: number;
  famine: number;
  uprising: boolean;
  resources_made: number;
  food: number;
  resources: number;
  food_short: number;
  resources_short: number;
  draw: number;
  discard: number;
}

export interface Technology {
  id: string;
  workers: number;
  tokens: number;
  cost: number;
}

export interface Wonder {
  id: string;
  ruined: boolean;
  homer: boolean;
}

export interface Unfinished {
  id: string;
  stages: number;
  costs: number[];
}

export interface Player {
  resigned: boolean;
  science: number;
  culture: number;
  ratings: Ratings;
  actions: Actions;
  this_turn: {
    unit_resources: number;
    unit_science: number;
    tactic_chosen: boolean;
    used: string[];
    no_politics_next: boolean;
    second_politics_used: boolean;
  };
  blue_bank: number;
  yellow_bank: number;
  unused_workers: number;
  food: number;
  resources: number;
  produces: {
    food: number;
    resources: number;
    consumption: number;
    corruption: number;
    population_cost: number | null;
    uprising: boolean;
  };
  end_of_turn: EndOfTurn;
  technologies: Technology[];
  special: string[];
  government: string;
  urban_limit: number;
  leader: string | null;
  leader_ages: Age[];
  wonders: Wonder[];
  wonder: Unfinished | null;
  colonies: string[];
  tactic: string | null;
  tactic_exclusive: boolean;
  pact: { id: string; partner: number; owner_is_a: boolean } | null;
  wars: { id: string; rival: number }[];
  civil_hand: string[] | null;
  develop_costs: Record<string, number[]> | null;
  civil_hand_size: number;
  civil_hand_limit: number | null;
  not_yet_playable: string[] | null;
  military_hand: string[] | null;
  military_hand_backs: Pile;
  military_hand_limit: number | null;
  cards_taken: number;
}

export interface AgesView {
  round: number;
  last_round: number | null;
  age: Age;
  over: boolean;
  active: number;
  starting: number;
  seat: number | null;
  you: number | null;
  row: (RowSpace | null)[];
  /** The first so many spaces of the row are cleared when the next turn begins. */
  swept: number;
  civil_deck: number;
  military_deck: number;
  military_discard: Pile[];
  current_events: Pile & { top_age: Age | null; top: string | null };
  future_events: Pile;
  past_events: string[];
  common_tactics: string[];
  gone: string[];
  event: string | null;
  attack: Attack | null;
  auction: Auction | null;
  offer: Offer | null;
  players: Player[];
}

/** Whoever has resigned has no ratings and no forecast. */
export function playing(player: Player): boolean {
  return !player.resigned;
}

export function workers(player: Player): number {
  return player.unused_workers + player.technologies.reduce((sum, technology) => sum + technology.workers, 0);
}

/** Every card once, with its number. */
export function counted(cards: string[]): { id: string; n: number }[] {
  const found = new Map<string, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, n]) => ({ id, n }));
}

/** "I 2 · II 1": the backs of a pile. */
export function backs(pile: Pile): string {
  return pile.ages.flatMap((n, age) => (n ? [`${AGES[age]} ${n}`] : [])).join(' · ');
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

/** The viewer first, then clockwise. */
export function seatsFrom(view: AgesView, first: number): number[] {
  return view.players.map((_, i) => (first + i) % view.players.length);
}
