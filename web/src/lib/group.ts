/** Things by what they have in common, in the order in which it first comes. */
export function groupBy<T, K>(things: readonly T[], key: (thing: T) => K): [K, T[]][] {
  const found = new Map<K, T[]>();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return [...found];
}
