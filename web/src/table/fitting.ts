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

/** How many more buttons there is room for: never so many that a name which would fit does not. */
export function roomBeside(names: string[], spare: number, width: number): number {
  const least = names.length + spare;
  let count = Math.max(least, 2 * Math.floor(width / LEAST));
  while (count > least && names.some((name) => fits(name, least, width) && !fits(name, count, width))) count -= 1;
  return count - least;
}
