/** Typography of texts that come from data: curly apostrophes, French spaces that never break, and amounts in brackets whole. */
export function typeset(text: string, lang: 'en' | 'fr'): string {
  const curly = text.replace(/'/g, '\u2019').replace(/\((\d+) (?=\p{L})/gu, '($1\u00a0').replace(/(^|[\s(+])-(?=\d)/g, '$1\u2212');
  if (lang === 'en') return curly;
  return curly.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
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
