/** Typography of texts that come from data: curly apostrophes, French spaces that never break, and amounts in brackets whole. */
export function typeset(text: string, lang: 'en' | 'fr'): string {
  const curly = text.replace(/'/g, '\u2019').replace(/\((\d+) (?=\p{L})/gu, '($1\u00a0').replace(/(^|[\s(+])-(?=\d)/g, '$1\u2212');
  if (lang === 'en') return curly;
  return curly.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

const SOURCE = / \[(?:carte|décision|card|ruling)\b[^\]]*\]/g;
const ASIDE = / \((?:(?:publi(?:é|shed)|reconst(?:itué|ructed)|sections? \d)[^()]*|[^()]*(?:source publique|public source|`?\b[A-Z]{2,4}-[A-Z]+-\d)[^()]*)\)/g;
const SECTIONS = / (?:des|de la|of) sections? \d+(?: (?:à|to|et|and) \d+)?/g;

/** A clause of the rulebook as a player reads it at the table: without where it was found and what else to look up. */
export function plainly(text: string, lang: 'en' | 'fr'): string {
  return typeset(text.replace(SOURCE, '').replace(ASIDE, '').replace(SECTIONS, '').replaceAll('`', ''), lang);
}

const MINUS = '\u2212';

/** A number with a true minus sign: "−2", "3". */
export function written(n: number): string {
  return n < 0 ? MINUS + -n : String(n);
}

/** A gain or a loss: "+3", "−2". */
export function signed(n: number): string {
  return n < 0 ? written(n) : `+${n}`;
}
