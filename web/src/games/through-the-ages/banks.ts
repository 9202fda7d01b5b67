/** The two banks section by section, the first emptied first. A section's figures hold while its last tokens lie in it;
    the last section has no spaces: its figures are those of an empty bank. */
interface Section {
  spaces: number;
  /** Tokens in the bank when this section is down to its last one. */
  least: number;
}

export interface Filled {
  tokens: number;
  here: boolean;
}

export interface YellowSection extends Section {
  happiness: number;
  /** Food for one more population; null: there is none. */
  population: number | null;
  eaten: number;
}

export interface BlueSection extends Section {
  corruption: number;
}

// TTA-BOARD-04 to -10
const YELLOW: readonly YellowSection[] = [
  { spaces: 2, least: 17, happiness: 0, population: 2, eaten: 0 },
  { spaces: 2, least: 15, happiness: 1, population: 3, eaten: 1 },
  { spaces: 2, least: 13, happiness: 1, population: 3, eaten: 1 },
  { spaces: 2, least: 11, happiness: 2, population: 4, eaten: 2 },
  { spaces: 2, least: 9, happiness: 3, population: 4, eaten: 2 },
  { spaces: 2, least: 7, happiness: 4, population: 5, eaten: 3 },
  { spaces: 2, least: 5, happiness: 5, population: 5, eaten: 3 },
  { spaces: 2, least: 3, happiness: 6, population: 7, eaten: 4 },
  { spaces: 2, least: 1, happiness: 7, population: 7, eaten: 4 },
  { spaces: 0, least: 0, happiness: 8, population: null, eaten: 6 },
];
// TTA-BOARD-01 to -03
const BLUE: readonly BlueSection[] = [
  { spaces: 6, least: 11, corruption: 0 },
  { spaces: 5, least: 6, corruption: 2 },
  { spaces: 5, least: 1, corruption: 4 },
  { spaces: 0, least: 0, corruption: 6 },
];

/** With so many tokens: how many lie in each section, and the section that holds now. A bank may be overfull. */
function filled<S extends Section>(sections: readonly S[], tokens: number): (S & Filled)[] {
  const here = sections.findIndex((section) => tokens >= section.least);
  return sections.map((section, i) => ({
    ...section,
    tokens: Math.max(0, Math.min(section.spaces, tokens - section.least + 1)),
    here: i === here,
  }));
}

export const yellowBank = (tokens: number): (YellowSection & Filled)[] => filled(YELLOW, tokens);
export const blueBank = (tokens: number): (BlueSection & Filled)[] => filled(BLUE, tokens);

/** Tokens beyond the printed spaces. */
export const overfull = (tokens: number, spaces: number): number => Math.max(0, tokens - spaces);
export const YELLOW_SPACES = 18;
export const BLUE_SPACES = 16;
