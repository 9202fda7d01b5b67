/** What fits on the buttons of the prompt, which stand in two rows. */

/** The sizes of letters, the room of what stands beside them, the least width of a button, as the buttons draw them. */
export const [LARGE, LETTER, SMALL, BESIDE, LEAST] = [13, 12, 11, 40, 118] as const;
const GAP = 5;
/** The widths of letters in the bold sans, in parts of their size; of all others LETTERS. */
const NARROW: [RegExp, number][] = [[/[ijlîï.,:;·'’()|! \u00a0\u202f-]/, 0.29], [/[frtI]/, 0.43], [/[mwMW—]/, 0.94], [/[A-ZÀ-Ý]/, 0.67]];
const LETTERS = 0.6;

/** How wide a text is drawn in letters of a size. */
export function drawn(text: string, size: number): number {
  const widths = [...text].map((letter) => NARROW.find(([letters]) => letters.test(letter))?.[1] ?? LETTERS);
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** What there is room for on a button when so many stand in two rows. */
export function inside(count: number, width: number): number {
  const columns = Math.ceil(count / 2);
  return (width - GAP * (columns - 1)) / columns - BESIDE;
}

/** The least room in which a text fits in two small lines, broken between words. */
export function least(text: string): number {
  const words = text.split(' ');
  const lines = words.map((_, n) => [words.slice(0, n), words.slice(n)].map((line) => drawn(line.join(' '), SMALL)));
  return Math.min(...lines.map((widths) => Math.max(...widths)));
}

/** Does a name then fit in two smaller lines? */
export function fits(name: string, count: number, width: number): boolean {
  return least(name) <= inside(count, width);
}

/** The width in which so many names can stand in two rows with their notes, beside or below them. */
export function wanted(words: readonly (readonly [string, string])[], count: number): number {
  const widths = words.map(([name, note]) => (note ? Math.min(least(`${name} · ${note}`), Math.max(drawn(name, SMALL), drawn(note, SMALL))) : least(name)));
  return Math.ceil(count / 2) * (Math.max(0, ...widths) + BESIDE + GAP);
}

/** Two kinds of answers about the same things stand in a row each, what concerns one thing in one column: for each column
    the answers of both rows, of which one may be missing. Null where there are not two such kinds. */
export function paired<T extends { word: string }>(options: readonly T[], group: (option: T) => string): [T | null, T | null][] | null {
  const [above, below, ...more] = [...new Set(options.map(group))].map((one) => options.filter((option) => group(option) === one));
  if (!above || !below || more.length > 0) return null;
  const [few, many] = above.length < below.length ? [above, below] : [below, above];
  const partner = (option: T) => few.find(({ word }) => word === option.word) ?? null;
  const words = new Set(many.map(({ word }) => word));
  if (words.size < many.length || new Set(few.map(({ word }) => word)).size < few.length || !few.every(({ word }) => words.has(word))) return null;
  return many.map((option) => (many === below ? [partner(option), option] : [option, partner(option)]));
}

/** How many more buttons there is room for: never so many that a name which would fit does not. */
export function roomBeside(names: string[], spare: number, width: number): number {
  const least = names.length + spare;
  let count = Math.max(least, 2 * Math.floor(width / LEAST));
  while (count > least && names.some((name) => fits(name, least, width) && !fits(name, count, width))) count -= 1;
  return count - least;
}
