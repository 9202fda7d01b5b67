/** The table as `view.py` sends it. Seats count from 0; cards are ids of the card book. */
export type Resource = 'production' | 'science' | 'military' | 'gold' | 'culture' | 'vp' | 'agent';
export type ProvinceType = 'mountainous' | 'coastal' | 'agricultural';
export type Civilization = 'greeks' | 'aksumites' | 'mughals' | 'malians' | 'aztecs' | 'japanese';
export type Module = 'espionage' | 'trade';
export type Status = 'idle' | 'activated' | 'used' | 'reinforced';
export type BasicBuilding = 'basic-workshop' | 'basic-laboratory' | 'basic-shooting-range' | 'basic-barricade';

export interface Slot {
  card: string | null;
  status: Status;
  knowledge: string | null;
  knowledge_status: Status | null;
}

export interface PileCard {
  id: string;
  markers: ProvinceType[];
}

export interface Policy {
  id: string;
  active: boolean;
  used: boolean;
  line: string | null;
}

export interface Player {
  civilization: Civilization;
  resources: Record<Resource, number>;
  gained: Record<Resource, number>;
  city: Slot[];
  deck: { size: number; top: string[]; rest: string[] };
  discard: string[];
  archive: string[];
  pile: PileCard[];
  markers: number[] | null;
  policies: Policy[];
  undeveloped: string[];
  warlord: { id: string; used: boolean };
  ambassador: { used: boolean };
  reserved: string[];
  wonder: string | null;
  espionage: string | null;
  free_cities: { id: string; negotiated: boolean }[];
  passed: boolean;
  conquered: boolean;
  spied: boolean;
  points: number;
}

export interface FreeCity {
  id: string;
  gold: [number, number];
  negotiated: [boolean, boolean];
}

export interface DuelView {
  round: number;
  last_round: boolean;
  over: boolean;
  era: number;
  first: number;
  seat: number | null;
  you: number | null;
  legal: number[] | null;
  modules: Module[];
  track: (string | null)[];
  development_deck: { left: [number, number, number]; cards: string[] | null };
  development_discard: string[];
  removed: string[];
  basic_buildings: Record<BasicBuilding, number>;
  revolts: number | null;
  free_cities: FreeCity[] | null;
  free_city_deck: number;
  advantage: { holder: number | null; resource: Resource | null; tokens: number };
  in_use: string[];
  dice: number[];
  players: [Player, Player];
}

export const RESOURCES: readonly Resource[] = ['production', 'science', 'military', 'gold', 'culture', 'vp', 'agent'];
export const PROVINCE_TYPES: readonly ProvinceType[] = ['mountainous', 'coastal', 'agricultural'];
export const BARRICADE = 'basic-barricade';
export const DEFENCE = 2;
export const CAPTURE = 4;
export const MOST_AGENTS = 3;
export const ERAS = ['', 'I', 'II', 'III'] as const;
