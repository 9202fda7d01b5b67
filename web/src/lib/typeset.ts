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

const VOWELS = /[aeiouyàâäéèêëîïôöùûü]/i;
const PAIRS = ['th', 'ch', 'ph', 'gh', 'qu', 'tr', 'pr', 'br', 'gr', 'cr', 'dr', 'fr', 'pl', 'cl', 'bl', 'gn'];

/** Words of so many letters may be parted between syllables, for narrow tiles. */
export function parted(text: string, least = 9): string {
  return text.replace(/[^ -]+/g, (word) => (word.length < least ? word : syllables(word)));
}

/** Before a consonant that a vowel follows, three letters from either end at the least. */
function syllables(word: string): string {
  const letters = [...word];
  return letters.map((letter, i) => (cuts(letters, i) ? `\u00ad${letter}` : letter)).join('');
}

function cuts(letters: string[], i: number): boolean {
  if (i < 3 || i > letters.length - 3) return false;
  const vowel = (at: number) => VOWELS.test(letters[at] ?? '');
  const pair = (at: number) => PAIRS.includes(`${letters[at]}${letters[at + 1]}`.toLowerCase());
  if (vowel(i) || !letters.slice(0, i).some((_, at) => vowel(at))) return false;
  return pair(i) ? vowel(i + 2) : vowel(i + 1) && !pair(i - 1);
}
