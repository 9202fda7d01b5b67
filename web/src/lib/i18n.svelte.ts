/** The language of the page and the words of every area in it. */
import { storage } from './storage';

export type Lang = 'en' | 'fr';
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

/** French counts 0 and 1 as one, English only 1. */
function single(n: number, lang: Lang): boolean {
  return lang === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1;
}

/** Fills "{name}" with a part, and "{n|card|cards}" with the word that agrees with the part n. */
export function fill(text: string, parts: Record<string, string | number>, lang: Lang): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, key: string, one?: string, many?: string) => {
    const part = parts[key];
    if (part === undefined) return whole;
    return one === undefined ? String(part) : single(Number(part), lang) ? one : (many ?? '');
  });
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

/** A name given in both languages, in the current one. */
export function pick(names: Record<string, string>): string {
  return names[language.current] ?? names.en ?? '';
}
