/** What a person prefers on this device, kept in its storage. */
import { storage } from './storage';

export const PACES = ['off', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: boolean;
  confirm: 'always' | 'fast';
  /** How fast the moves of the others are told on the board; null as long as nobody has said. */
  pace: Pace | null;
  sound: boolean;
  notify: boolean;
  /** Is what happens for the first time explained? */
  teach: boolean;
  name: string;
}

const stored = 'clio.settings';
const defaults: Settings = { theme: 'system', motion: true, confirm: 'always', pace: null, sound: false, notify: false, teach: true, name: '' };

/** Only what is known and of the right type; anything else in the storage is ignored. */
export function readSettings(text: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    found = (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return { ...defaults };
  }
  const flag = (key: 'motion' | 'sound' | 'notify' | 'teach') => (typeof found[key] === 'boolean' ? found[key] : defaults[key]);
  return {
    theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'system',
    motion: flag('motion'),
    confirm: found.confirm === 'fast' ? 'fast' : 'always',
    pace: PACES.find((each) => each === found.pace) ?? null,
    sound: flag('sound'),
    notify: flag('notify'),
    teach: flag('teach'),
    name: typeof found.name === 'string' ? found.name : '',
  };
}

function first(): Settings {
  const settings = readSettings(storage.read(stored));
  const asked = new URLSearchParams(location.search).get('theme');
  return asked === 'light' || asked === 'dark' ? { ...settings, theme: asked } : settings;
}

export const settings: Settings = $state(first());

const dark = window.matchMedia?.('(prefers-color-scheme: dark)');
let systemDark = $state(dark?.matches ?? false);
dark?.addEventListener?.('change', (event) => (systemDark = event.matches));

export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (systemDark ? 'dark' : 'light') : settings.theme;
}

const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Nothing may move. */
export function calm(): boolean {
  return !settings.motion || (reduced?.matches ?? false);
}

/** Where nothing may move, nothing is told by itself either, unless somebody wants it: then step by step. */
export function pace(): Pace {
  return settings.pace ?? (calm() ? 'off' : 'normal');
}

/** Writes every change to the storage and onto the page. */
$effect.root(() => {
  $effect(() => storage.write(stored, JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = settings.motion ? 'on' : 'off';
    const surface = getComputedStyle(root).getPropertyValue('--surface').trim();
    if (surface) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
  });
});
