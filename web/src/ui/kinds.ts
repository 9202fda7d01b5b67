/** The symbol of a card's family and of its kind, for the band of the card. */
export type Family = 'works' | 'lore' | 'land' | 'wonder' | 'law' | 'person' | 'deed' | 'hostile' | 'city';

export const familyIcons: Record<Family, string> = {
  works: 'family-house',
  lore: 'open-book',
  land: 'hills',
  wonder: 'great-pyramid',
  law: 'scroll-unfurled',
  person: 'stone-bust',
  deed: 'hourglass',
  hostile: 'crossed-axes',
  city: 'modern-city',
};

/** By kind; a name after a colon narrows it. Kinds without a line show their family's symbol. */
export const kindIcons: Record<string, string> = {
  'building:starting': 'village',
  building: 'family-house',
  basic_building: 'house',
  knowledge: 'open-book',
  'province:coastal': 'waves',
  'province:mountainous': 'peaks',
  'province:agricultural': 'wheat',
  province: 'hills',
  warlord: 'spartan-helmet',
  ambassador: 'shaking-hands',
  espionage: 'spyglass',
  revolt: 'torch',
  policy: 'scroll-unfurled',
  free_city: 'camel',
  farm: 'plow',
  mine: 'war-pick',
  lab: 'round-bottom-flask',
  temple: 'byzantin-temple',
  library: 'book-pile',
  theater: 'drama-masks',
  arena: 'laurel-crown',
  infantry: 'spears',
  cavalry: 'horse-head',
  artillery: 'cannon',
  'air-force': 'biplane',
  government: 'crown',
  'special-law': 'scales',
  'special-warfare': 'flying-flag',
  'special-exploration': 'sextant',
  'special-construction': 'brick-wall',
  leader: 'imperial-crown',
  action: 'card-pickup',
  tactic: 'chess-knight',
  aggression: 'axe-swing',
  war: 'crossed-axes',
  bonus: 'checked-shield',
  pact: 'shaking-hands',
  territory: 'island',
  event: 'hourglass',
  god: 'lightning-trio',
  mortal: 'spears',
  victory: 'laurels',
};

interface Kind {
  kind: string;
  more: Record<string, unknown>;
}

export function kindIcon({ kind, more }: Kind, family: Family): string {
  const narrow = more.province_type ?? (more.starting ? 'starting' : '');
  return kindIcons[`${kind}:${narrow}`] ?? kindIcons[kind] ?? familyIcons[family];
}
