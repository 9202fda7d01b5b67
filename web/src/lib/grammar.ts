/** What the pages know of grammar; the words that it asks about are those of the engine's own French. */
import { french } from './french.gen';

export type Lang = 'en' | 'fr';

/** French counts 0 and 1 as one, English only 1. */
export function isPlural(n: number, lang: Lang): boolean {
  return lang === 'fr' ? Math.abs(n) >= 2 : Math.abs(n) !== 1;
}

const begins = (word: string, list: readonly string[]) => list.some((start) => word.startsWith(start));

/** Does a short word lose its vowel before this one: "d'Alice", "d'Yves", "d'Henri", but "de Bob", "de Yann"? */
function elides(word: string): boolean {
  const low = word.replace(/^[«“"\s]+/, '').toLowerCase();
  if (!low || begins(low, french.aspirated)) return false;
  if (low[0] === 'h') return begins(low, french.mute);
  if (low[0] === 'y') return low.length > 1 && !french.vowels.includes(low[1] ?? '');
  return french.vowels.includes(low[0] ?? '');
}

/** A word after what stands before it: in French "de " and "Alice" give "d’Alice", "de " and "le Forum" give "du Forum". */
export function join(before: string, word: string, lang: Lang): string {
  if (lang !== 'fr') return before + word;
  const last = /(?:^|[\s(«“])([^\s(«“]+) $/.exec(before)?.[1];
  if (last === undefined) return before + word;
  if (french.eliding.includes(last.toLowerCase()) && elides(word)) return `${before.slice(0, -2)}’${word}`;
  const contractions: Record<string, string[][]> = french.contractions;
  for (const [article = '', contracted = ''] of contractions[last.toLowerCase()] ?? []) {
    if (!word.startsWith(article)) continue;
    const said = last[0] === last[0]?.toUpperCase() ? contracted[0]?.toUpperCase() + contracted.slice(1) : contracted;
    return before.slice(0, -last.length - 1) + said + word.slice(article.length);
  }
  return before + word;
}
