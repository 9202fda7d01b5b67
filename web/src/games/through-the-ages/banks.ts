/** The two banks section by section, the first emptied first, as they are printed. A section's figures hold while its
    last tokens lie in it. */
import type { BlueSection, YellowSection } from './view';

export interface Filled {
  tokens: number;
  here: boolean;
}

/** With so many tokens: how many lie in each section, and the section that holds now. A bank may be overfull. */
export function filled<S extends YellowSection | BlueSection>(sections: readonly S[], tokens: number): (S & Filled)[] {
  const here = sections.findIndex((section) => tokens >= section.least);
  return sections.map((section, i) => ({
    ...section,
    tokens: Math.max(0, Math.min(section.spaces, tokens - section.least + 1)),
    here: i === here,
  }));
}

/** Tokens beyond the printed spaces. */
export function overfull(sections: readonly (YellowSection | BlueSection)[], tokens: number): number {
  return Math.max(0, tokens - sections.reduce((sum, section) => sum + section.spaces, 0));
}
