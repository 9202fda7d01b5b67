/** The families of cards in all games, each with a frame, a pattern and a symbol of its own. */
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
