import { language } from '../lib/i18n.svelte';
import { typeset } from '../lib/typeset';

/** Where the server's messages hold sentences; some keys only inside others. */
const WORDS = new Set(['text', 'prompt', 'reason', 'why', 'trouble', 'outdated', 'redo', 'tie_break', 'lines', 'options.name', 'options.note', 'undo.what']);
const UNTOUCHED = new Set(['view', 'chat']);

/** A message of the server with its sentences set as they should be printed. */
export function polished<T>(message: T): T {
  return polish(message, '', '', language.current) as T;
}

function polish(value: unknown, key: string, inside: string, lang: 'en' | 'fr'): unknown {
  if (typeof value === 'string') return WORDS.has(key) || WORDS.has(`${inside}.${key}`) ? typeset(value, lang) : value;
  if (Array.isArray(value)) return value.map((each) => polish(each, key, inside, lang));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, UNTOUCHED.has(name) ? each : polish(each, name, key, lang)]));
}
