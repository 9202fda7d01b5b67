/** What fits on the buttons of the prompt, which stand in two rows. */

/** The width of letters and of what stands beside them, as the buttons draw them. */
export const [LETTER, SMALL, BESIDE, LEAST] = [6.9, 5.9, 44, 118] as const;
const GAP = 5;

/** What there is room for on a button when so many stand in two rows. */
export function inside(count: number, width: number): number {
  const columns = Math.ceil(count / 2);
  return (width - GAP * (columns - 1)) / columns - BESIDE;
}

/** Does a name then fit in two smaller lines, broken between words? */
export function fits(name: string, count: number, width: number): boolean {
  const letters = inside(count, width) / SMALL;
  let [lines, used] = [1, 0];
  for (const { length } of name.split(' ')) {
    if (length > letters) return false;
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += length + Math.min(used, 1);
  }
  return lines <= 2;
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
