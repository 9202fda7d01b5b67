export type Line = readonly [name: string, points: number];

/** By how much a score fell, and the lines that did; null if it did not. */
export function fallen(before: readonly Line[], after: readonly Line[]): { by: number; why: [name: string, by: number][] } | null {
  const sum = (lines: readonly Line[]) => lines.reduce((n, [, points]) => n + points, 0);
  const by = sum(before) - sum(after);
  if (by <= 0) return null;
  const now = new Map(after);
  const why = before.flatMap(([name, points]): [string, number][] => {
    const less = points - (now.get(name) ?? 0);
    return less > 0 ? [[name, less]] : [];
  });
  return { by, why: why.sort((a, b) => b[1] - a[1]) };
}
