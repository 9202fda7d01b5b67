/** The language of the page and the words of every area in it. */
import { isPlural, join, type Lang } from './grammar';
import { storage } from './storage';
import { typeset } from './typeset';

export type { Lang };
export const languages: readonly Lang[] = ['en', 'fr'];

const stored = 'clio.language';
const known = (lang: string | null | undefined): Lang | null => languages.find((one) => one === lang) ?? null;

function first(): Lang {
  return known(new URLSearchParams(location.search).get('lang')) ?? known(storage.read(stored)) ?? known(navigator.language?.slice(0, 2)) ?? 'en';
}

class Language {
  #current = $state<Lang>(first());

  constructor() {
    document.documentElement.lang = this.#current;
  }

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    this.#current = lang;
    storage.write(stored, lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** Fills "{name}" with a part, as the language joins it ("d'Alice"), and "{n|card|cards}" with the word that agrees
 *  with the part n. */
export function fill(text: string, parts: Record<string, string | number>, lang: Lang): string {
  let filled = '';
  let at = 0;
  for (const { 0: whole, 1: key = '', 2: one, 3: many = '', index } of text.matchAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g)) {
    filled += text.slice(at, index);
    at = index + whole.length;
    const part = parts[key];
    const word = part === undefined ? whole : one === undefined ? String(part) : isPlural(Number(part), lang) ? many : one;
    filled = join(filled, word, lang);
  }
  return filled + text.slice(at);
}

export interface Texts<M extends Record<string, string>> {
  en: M;
  fr: { [K in keyof M]: string };
}
export interface Translate<M extends Record<string, string>> {
  (key: keyof M & string, parts?: Record<string, string | number>): string;
  texts: Texts<M>;
}

export function translator<M extends Record<string, string>>(texts: Texts<M>): Translate<M> {
  const translate = (key: keyof M & string, parts: Record<string, string | number> = {}) => {
    const lang = language.current;
    return fill(texts[lang][key], parts, lang);
  };
  return Object.assign(translate, { texts });
}

type Dictionary = Record<string, string>;

/** The vocabulary of a game as it is generated, with the typography of the pages. */
export function vocabulary<M extends Dictionary>(texts: Texts<M>): Translate<M> {
  const set = <D extends Dictionary>(words: D, lang: Lang) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, lang)])) as D;
  return translator({ en: set(texts.en, 'en'), fr: set(texts.fr, 'fr') });
}

/** A name given in both languages, in the current one. */
export function pick(names: Record<string, string>): string {
  return names[language.current] ?? names.en ?? '';
}

/** A name as a heading: "Forêt". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
