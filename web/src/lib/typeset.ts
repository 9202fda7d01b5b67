/** Typography of texts that come from data: curly apostrophes, and French spaces that never break. */
export function typeset(text: string, lang: 'en' | 'fr'): string {
  const curly = text.replace(/'/g, '\u2019').replace(/(^|[\s(+])-(?=\d)/g, '$1\u2212');
  if (lang === 'en') return curly;
  return curly.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}
