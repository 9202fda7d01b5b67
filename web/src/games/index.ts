/** The games this client can draw. A game's board, art and icons are loaded when it is first needed. */
import type { Component } from 'svelte';
import type { Lang } from '../lib/grammar';
import { fill, language } from '../lib/i18n.svelte';
import type { Phase } from '../lib/phases';
import type { Outline } from '../lib/plan.svelte';
import type { Sequel } from '../lib/table.svelte';
import type { Card, Choice, Question } from '../lib/types';
import type { Owned } from '../table/changes';
import type { Prize } from '../table/prizes';
import type { Gain } from '../ui/face';
import { addIcons } from '../ui/icons';
import type { Family } from '../ui/kinds';
import type { Resource } from '../ui/resources';

export type { Family };

/** A resource, or a number with a name; null: not shown. */
export type ChangeShown = { res?: string; name?(): string } | null;

export interface GameModule {
  /** Draws table.view; no props, everything from getTable(). In a large window it is drawn larger, by `room.scale`. */
  Board: Component;
  /** A question that takes several moves at once, confirmed together; its control is `Question`. */
  outline?(question: Question, view: unknown): Outline | null;
  /** A move whose questions are settled before it is confirmed, and how they are answered at first; its control is `Sequel`. */
  foresee?(choice: Choice, view: unknown): Sequel | null;
  Sequel?: Component;
  /** Of what a pick on the board leaves to choose from, what is meant by it unless something else is named. */
  likely?(options: readonly Choice[]): Choice | null;
  /** A question that follows from such a move: undo goes back to the move. */
  midway?(question: Question, view: unknown): boolean;
  /** What the board shows while dice roll that were thrown between two views, without what came of them; null: none were. */
  thrown?(before: unknown, after: unknown): unknown;
  /** Nobody has anything to hide yet: several people at one device see the table without covering it. */
  open?(view: unknown): boolean;
  /** A special control of the prompt, for the questions it applies to. */
  Question?: Component;
  questionApplies?(question: Question): boolean;
  /** The final scores, in place of the plain table of them. */
  Result?: Component;
  /** At the top of the table's right rail, where it is shown. */
  Rail?: Component;
  /** What the rail shows always, above the card that is pointed at: little, and looked at together with cards. */
  Strip?: Component;
  /** Things without a card that `Rail` shows by itself while they are pointed at, with the reasons of a refusal. */
  inRail?(target: string): boolean;
  /** Its vocabulary. */
  words: { texts: Record<Lang, Record<string, string>> };
  /** Its resources by the ids that views, cards and log know; their names and letters are words of the vocabulary. */
  resources: Record<string, Resource>;
  /** Which round it is, and its phases or those of a turn; `last`: there will be no other. */
  round(view: unknown): { text: string; phases?: Phase[]; last?: boolean };
  /** The key events of a replay: the icon of each, by the kind of its line in the log. */
  keyIcons: Record<string, string>;
  /** What else is a moment of its own when it happens at the table. */
  moments?: Record<string, string>;
  /** Kinds of lines that tell of a loss, where their amounts do not. */
  losses?: Set<string>;
  /** Kinds of lines that tell why the game ended, and what nobody got of it. */
  endings?: Set<string>;
  /** Kinds of lines that only tell what somebody chose in secret before: who chose it knows it. */
  secrets?: Set<string>;
  /** What a seat has, where a view shows the same thing in several places. */
  owned?(view: unknown, seat: number): Owned;
  /** Parts of a player's view that are not theirs to keep: what lies there goes when it is over, which is no loss. */
  engaged?: Set<string>;
  /** Parts of a player's view that name again what lies elsewhere in it. */
  repeated?: Set<string>;
  /** What only those hold who have the most of something. */
  prizes?(view: unknown): Prize[];
  /** Kinds of lines that only keep the books: what was paid, drawn or turned up. What is done is told before them. */
  upkeep?: Set<string>;
  /** How numbers of a player's view are shown before and after a move, by their paths or what these begin with. */
  changes?: Record<string, ChangeShown>;

  /** The signs of its boards and cards besides those of the resources, for the players' aid: all, or those of a table. */
  symbols?(view?: unknown): { icon?: string; sign?: string; text: string }[];
  /** Whether a clause of the rulebook concerns this table, by what was agreed; without it, all do. */
  concerns?(clause: string, view: unknown): boolean;

  /** Card id -> icon name. */
  art: Record<string, string>;
  family(card: Card): Family;
  kindName(card: Card): string;
  /** The symbol of a card's kind, where its family's does not do. */
  kindIcon?(card: Card): string | undefined;
  /** Where its eras have names instead of numerals. */
  eraName?(card: Card): string;
  /** What a card gives, by resource. */
  gives?(card: Card): Record<string, unknown>;
  /** Its costs where they are more than the amounts its data tells. */
  costs?(card: Card, told: Gain[]): Gain[];
  /** What stands before the bonus of a card. */
  bonusName?(card: Card): string;
  /** How many copies there are, where it does not depend on the number of players; '' where it does. */
  copies?(card: Card): string;
  /** What the gallery can be narrowed by besides the kind, with its heading: the era, and what cards have in `more`. The
      values are words of the vocabulary: `deck.civil`. */
  facets?: Record<string, () => string>;
}

/** The icon of a moment of its own; nothing else has one. */
export function momentIcon({ keyIcons, moments = {} }: Pick<GameModule, 'keyIcons' | 'moments'>, kind: string): string | undefined {
  return moments[kind] ?? keyIcons[kind];
}

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const icons = import.meta.glob<Record<string, string>>('./*/icons.gen.ts', { import: 'icons' });
const loaded = new Map<string, GameModule>();
const loading = new Map<string, Promise<GameModule>>();

async function load(id: string): Promise<GameModule> {
  const module = modules[`./${id}/index.ts`];
  if (!module) throw new Error(`no board for the game ${id}`);
  const [game, bodies] = await Promise.all([module(), icons[`./${id}/icons.gen.ts`]?.() ?? {}]);
  addIcons(bodies);
  loaded.set(id, game);
  return game;
}

export function gameModule(id: string): Promise<GameModule> {
  let found = loading.get(id);
  if (!found) {
    found = load(id);
    found.catch(() => loading.delete(id));
    loading.set(id, found);
  }
  return found;
}

/** The module of a game that is loaded already, for drawing its cards. */
export function loadedModule(id: string): GameModule | undefined {
  return loaded.get(id);
}

/** A word of the vocabulary of a game that is loaded, in the current language. */
export function wordOf(game: string, key: string, parts: Record<string, string | number> = {}): string | undefined {
  const lang = language.current;
  const text = loaded.get(game)?.words.texts[lang][key];
  return text === undefined ? undefined : fill(text, parts, lang);
}
