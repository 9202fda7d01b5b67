/** Resources of every game: symbol, colour, letter and name. A letter is unique inside one game and one language. */
import { isPlural, type Lang } from '../lib/grammar';

type Words = { en: string; fr: string };
export interface Resource {
  icon: string;
  colour: string; // the token: --res-<colour> and --res-<colour>-ink
  letter: Words;
  one: Words;
  many: Words;
}

function resource(icon: string, colour: string, letter: string, one: string, many = one): Resource {
  const words = (pair: string): Words => {
    const [en = '', fr = en] = pair.split('|');
    return { en, fr };
  };
  return { icon, colour, letter: words(letter), one: words(one), many: words(many) };
}

export const resources = {
  production: resource('anvil', 'production', 'P', 'Production'),
  science: resource('round-bottom-flask', 'science', 'S', 'Science'),
  military: resource('crossed-swords', 'military', 'M', 'Military|Militaire'),
  gold: resource('two-coins', 'gold', 'G|O', 'Gold|Or'),
  culture: resource('lyre', 'culture', 'C', 'Culture'),
  vp: resource('laurels', 'vp', 'V', 'Victory Point|Point de Victoire', 'Victory Points|Points de Victoire'),
  agent: resource('hooded-figure', 'agent', 'A', 'Agent die|dé Agent', 'Agent dice|dés Agent'),
  basic: resource('token', 'basic', '?', 'basic resource|ressource de base', 'basic resources|ressources de base'),
  food: resource('wheat', 'food', 'F|N', 'food|nourriture'),
  resources: resource('stone-block', 'production', 'R', 'resource|ressource', 'resources|ressources'),
  strength: resource('crossed-swords', 'military', 'M|F', 'strength|force'),
  happiness: resource('i-smile', 'happy', 'H|B', 'happiness|bonheur'),
  civil: resource('i-cube', 'civil', 'CA|AC', 'civil action|action civile', 'civil actions|actions civiles'),
  'military-action': resource('i-cube', 'martial', 'MA|AM', 'military action|action militaire', 'military actions|actions militaires'),
  yellow: resource('i-cube', 'yellow', 'Y|J', 'yellow token|cube jaune', 'yellow tokens|cubes jaunes'),
  blue: resource('i-cube', 'blue', 'B|Bl', 'blue token|cube bleu', 'blue tokens|cubes bleus'),
  colonization: resource('galleon', 'agent', 'Co', 'colonization|colonisation'),
  defence: resource('checked-shield', 'basic', 'D', 'defence|défense'),
  wood: resource('log', 'wood', 'W|B', 'wood|bois'),
  favor: resource('lightning-trio', 'favor', 'V|F', 'favor|faveur'),
  victory: resource('laurels', 'vp', 'VP|PV', 'victory cube|cube de victoire', 'victory cubes|cubes de victoire'),
} satisfies Record<string, Resource>;

export type ResourceId = keyof typeof resources;

/** Names under which the games' data know a resource. */
const aliases: Record<string, ResourceId> = {
  civil_actions: 'civil',
  military_actions: 'military-action',
  yellow_tokens: 'yellow',
  blue_tokens: 'blue',
  agents: 'agent',
  victory_points: 'vp',
};

export function resourceId(name: string): ResourceId | null {
  return name in resources ? (name as ResourceId) : (aliases[name] ?? null);
}

export function resourceName(id: ResourceId, n: number, lang: Lang): string {
  return (isPlural(n, lang) ? resources[id].many : resources[id].one)[lang];
}
