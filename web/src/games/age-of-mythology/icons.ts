/** The silhouette of every card, unit, building and tile: names of game-icons. */
import { TERRAINS, type Culture, type Terrain, type VictoryCard } from './view';

export const actionIcon: Record<string, string> = {
  explore: 'treasure-map',
  gather: 'sickle',
  build: 'hammer-nails',
  recruit: 'rally-the-troops',
  trade: 'trade',
  'next-age': 'sundial',
  attack: 'crossed-swords',
};

export const terrainIcon: Record<Terrain, string> = {
  fertile: 'field',
  forest: 'forest',
  hills: 'hills',
  mountains: 'peaks',
  desert: 'cactus',
  swamp: 'swamp',
};

export const victoryIcon: Record<VictoryCard, string> = {
  'largest-army': 'spears',
  'most-buildings': 'village',
  'last-battle': 'laurels-trophy',
  'the-wonder': 'great-pyramid',
};

export const cultureIcon: Record<Culture, string> = { greek: 'greek-temple', egyptian: 'egyptian-temple', norse: 'drakkar' };

/** Symbols of the board itself. */
const signs = ['archive-register', 'broken-shield', 'card-pickup', 'castle', 'crossed-swords', 'dwarf-face', 'flying-flag', 'mining-helmet', 'open-chest', 'plain-arrow', 'rolling-dices', 'stone-block', 'person'];

const random: Record<string, string> = {
  'explore-plus-2': 'spyglass',
  'explore-plus-0': 'compass',
  'gather-all': 'cornucopia',
  'build-2': 'hammer-nails',
  'build-3': 'brick-wall',
  'build-4': 'stone-crafting',
  'recruit-3': 'rally-the-troops',
  'recruit-4': 'rally-the-troops',
  'recruit-5': 'vertical-banner',
  'trade-1': 'camel',
  'next-age-3': 'sundial',
  'attack-5': 'crossed-swords',
  'attack-6': 'crossed-axes',
  'attack-7': 'crossed-slashes',
};

const gods: Record<string, string> = {
  aphrodite: 'rose',
  ares: 'bloody-sword',
  hera: 'queen-crown',
  artemis: 'deer-head',
  dionysus: 'grapes',
  hades: 'crowned-skull',
  poseidon: 'trident',
  hephaestos: 'anvil-impact',
  zeus: 'lightning-storm',
  apollo: 'sun',
  hermes: 'wingfoot',
  isis: 'ankh',
  sekhmet: 'lion',
  thoth: 'ibis',
  horus: 'horus',
  nephthys: 'egyptian-profile',
  ptah: 'djed-pillar',
  ra: 'sunbeams',
  hathor: 'cow',
  set: 'sands-of-time',
  anubis: 'anubis',
  bast: 'cat',
  osiris: 'crook-flail',
  bragi: 'harp',
  heimdall: 'hunting-horn',
  tyr: 'fist',
  njord: 'drakkar',
  baldr: 'hood',
  freyja: 'gold-nuggets',
  skadi: 'snowflake-1',
  thor: 'thor-hammer',
  odin: 'raven',
  hel: 'half-dead',
  forseti: 'scales',
  loki: 'drama-masks',
};

const units: Record<string, string> = {
  toxotes: 'bowman',
  hoplite: 'spartan-helmet',
  hippokon: 'cavalry',
  centaur: 'centaur',
  cyclops: 'cyclops',
  hydra: 'hydra',
  manticore: 'lion',
  medusa: 'medusa-head',
  minotaur: 'minotaur',
  'classical-greek-hero': 'crested-helmet',
  'heroic-greek-hero': 'spartan',
  'mythic-greek-hero': 'zeus-sword',
  spearman: 'spears',
  elephant: 'elephant',
  'chariot-archer': 'chariot',
  anubite: 'anubis',
  mummy: 'mummy-head',
  phoenix: 'egyptian-bird',
  'scorpion-man': 'scorpion',
  sphinx: 'egyptian-sphinx',
  wadjet: 'cobra',
  priest: 'sun-priest',
  pharaoh: 'crook-flail',
  'son-of-osiris': 'eye-of-horus',
  jarl: 'horse-head',
  huskarl: 'viking-shield',
  'throwing-axeman': 'battle-axe',
  nidhogg: 'spiked-dragon-head',
  valkyrie: 'swordwoman',
  'frost-giant': 'giant',
  troll: 'troll',
  dwarf: 'dwarf-face',
  'classical-norse-hero': 'viking-helmet',
  'heroic-norse-hero': 'viking-head',
  'mythic-norse-hero': 'thor-fist',
};

const buildings: Record<string, string> = {
  house: 'house',
  wall: 'defensive-wall',
  tower: 'stone-tower',
  storehouse: 'warehouse',
  market: 'shop',
  armory: 'barracks',
  quarry: 'stone-pile',
  monument: 'obelisk',
  granary: 'granary',
  'gold-mint': 'coins-pile',
  'wood-workshop': 'crosscut-saw',
  'siege-engine-workshop': 'catapult',
  'great-temple': 'greek-temple',
  wonder: 'great-pyramid',
};

const permanent = Object.fromEntries(Object.entries(actionIcon).map(([action, icon]) => [`permanent-${action}`, icon]));
const tiles = Object.fromEntries(
  TERRAINS.flatMap((terrain) => ['food', 'wood', 'gold', 'favor'].flatMap((resource) => [1, 2].map((cubes) => [`${terrain}-${resource}-${cubes}`, terrainIcon[terrain]]))),
);

export const art: Record<string, string> = { ...permanent, ...random, ...gods, ...units, ...buildings, ...tiles, ...victoryIcon };

/** On the band of a card, by its kind. */
export const kindIcons: Record<string, string> = { building: 'family-house', god: 'lightning-trio', mortal: 'spears', victory: 'laurels' };

/** Key events of a replay, by kind of log line. */
export const keyIcons: Record<string, string> = {
  advances: 'sundial',
  attacks: 'crossed-swords',
  wins: 'laurels-trophy',
  invokes: 'lightning-trio',
  'builds-wonder': 'great-pyramid',
  buys: 'greek-temple',
  'last-round': 'sands-of-time',
  'game-ends': 'laurel-crown',
};
/** What else is worth a moment at the table; in a replay it would be too much. */
export const moments: Record<string, string> = {
  razes: 'castle-ruins',
  smites: 'lightning-trio',
  eliminated: 'crossed-swords',
  retreats: 'flying-flag',
  routed: 'flying-flag',
  loots: 'open-chest',
  seizes: 'field',
};
/** What a line tells that its seat has lost. */
export const losses = new Set(['eliminated', 'loses-villager', 'gives-up']);
/** Why the game ended, and which cubes went to nobody. */
export const endings = new Set(['last-round', 'builds-wonder', 'unclaimed']);
/** Cards, armies and battle cards chosen in secret, and what is rolled with them. */
export const secrets = new Set(['draws', 'draws-card', 'brings', 'empty', 'lays', 'discards', 'keeps', 'encounter', 'rolls']);

/** What only keeps the books. */
export const upkeep = new Set(['pays', 'collects', 'pool', 'shows', 'draws', 'draws-card', 'reshuffles', 'keeps', 'encounter', 'rolls', 'starts']);

export const names: string[] = [...Object.values(kindIcons), ...Object.values(actionIcon), ...Object.values(terrainIcon), ...Object.values(cultureIcon), ...Object.values(keyIcons), ...Object.values(moments), ...signs];
