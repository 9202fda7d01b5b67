/** The view of the game, as `view.py` writes it. */
export const RESOURCES = ['food', 'wood', 'gold', 'favor'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cubes = Record<Resource, number>;
export const TERRAINS = ['fertile', 'forest', 'hills', 'mountains', 'desert', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Culture = 'greek' | 'egyptian' | 'norse';
export const AGES = ['archaic', 'classical', 'heroic', 'mythic'] as const;
export type Age = (typeof AGES)[number];
export type Area = 'city' | 'production' | 'holding';
export const VICTORY_CARDS = ['largest-army', 'most-buildings', 'last-battle', 'the-wonder'] as const;
export type VictoryCard = (typeof VICTORY_CARDS)[number];
export type Way = VictoryCard | 'great-temple';
export type Phase = 'draft' | 'victory' | 'drawing' | 'acting' | 'discarding' | 'ended';
/** Spaces of the City Area. */
export const CITY = 16;
/** Cards a round; one more for those whom a god grants it. */
export const ACTION_ROUNDS = 3;

export interface Counted {
  id: string;
  count: number;
}

export interface Space {
  space: string;
  terrain: Terrain;
  tile: string | null;
  resource: Resource | null;
  cubes: number;
  worker: 'villager' | 'dwarf' | null;
}

export interface Player {
  culture: Culture;
  age: Age;
  hand_limit: number;
  cubes: Cubes;
  victory: number;
  ways: Record<Way, number>;
  units: Counted[];
  supply: Record<string, number>;
  army: number;
  villagers: number;
  production: Space[];
  buildings: Counted[];
  city_size: number;
  /** Hand, pack and what is chosen so far: the viewer's own only. */
  hand: string[] | null;
  hand_size: number;
  hand_random: number;
  pack: string[] | null;
  played: string[];
  fourth: boolean;
  chosen: string[] | null;
}

export interface Side {
  seat: number;
  /** null: no limit */
  limit: number | null;
  army: Counted[];
  /** Dice each Hydra has won. */
  heads: number[];
  laid: string | null;
  fighter: string | null;
  throws: boolean;
  berserk: boolean;
  dice: number | null;
  last_fighter: string | null;
  last_roll: number[];
  last_hits: number;
}

export interface Matchup {
  attack: string;
  defence: string;
  dice: [number, number];
  /** The attacker's chance. */
  odds: number;
}

export interface Battle {
  card: string;
  power: boolean;
  area: Area;
  attacker: number;
  defender: number;
  revealed: boolean;
  encounter: number;
  /** Dice of the defender's Wall or Tower. */
  fort: number;
  isis: boolean;
  winner: number | null;
  over: boolean;
  sides: [Side, Side];
  odds: number | null;
  matchups: Matchup[];
}

export interface MythView {
  round: number;
  phase: Phase;
  action_round: number;
  last_round: boolean;
  over: boolean;
  starting: number;
  seat: number | null;
  you: number | null;
  legal: number[] | null;
  bank: Cubes;
  victory_bank: number;
  victory_cards: Record<VictoryCard, number>;
  pool: { size: number; tiles: Record<string, number> };
  shown: string[];
  decks: Partial<Record<Culture, { cards: number; used: string[] }>>;
  stock: Record<string, number>;
  players: Player[];
  battle: Battle | null;
}

/** All seats clockwise, beginning with this one. */
export function seatsFrom(view: MythView, seat: number): number[] {
  return view.players.map((_, n) => (seat + n) % view.players.length);
}

/** Equal things together, in their order. */
export function counted(ids: string[]): Counted[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** "fertile-food-2": the terrain, the resource and the cubes of a tile. */
export function tileParts(id: string): { terrain: Terrain; resource: Resource; cubes: number } {
  const [terrain, resource, cubes] = id.split('-');
  return { terrain: terrain as Terrain, resource: resource as Resource, cubes: Number(cubes) };
}
