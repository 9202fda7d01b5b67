/** Card books and rulebooks, fetched once for each game. */
import { gameModule } from '../games';
import type { Card as ApiCard, GameInfo, LessonInfo, PuzzleInfo, Teaching } from './api-types';
import { http } from './http';
import type { Lang } from './i18n.svelte';
import type { Card, Rules } from './types';

export type CardBook = Map<string, Card>;

/** By id, and by symbol where no id has the same word. */
export function bookOf(game: string, cards: readonly ApiCard[]): CardBook {
  const own = cards.map((card): Card => ({ ...card, game }));
  const book: CardBook = new Map(own.map((card) => [card.id, card]));
  for (const card of own) if (!book.has(card.symbol)) book.set(card.symbol, card);
  return book;
}

/** Every card once, in the order of the book. */
export function cardsOf(book: CardBook): Card[] {
  return [...new Set(book.values())];
}

function once<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    let found = kept.get(key);
    if (!found) {
      found = fetch(key);
      found.catch(() => kept.delete(key));
      kept.set(key, found);
    }
    return found;
  };
}

const path = (game: string) => `/api/games/${encodeURIComponent(game)}`;

/** With the game's module, so that its cards can be drawn at once. */
export const cardBook: (game: string) => Promise<CardBook> = once(async (game) => {
  const [cards] = await Promise.all([http.get<ApiCard[]>(`${path(game)}/cards`), gameModule(game).catch(() => null)]);
  return bookOf(game, cards);
});

const rules = once((address) => http.get<Rules>(address));
export function rulebook(game: string, lang: Lang): Promise<Rules> {
  return rules(`${path(game)}/rules?lang=${lang}`);
}

const lessons = once((address) => http.get<LessonInfo[]>(address));
export function lessonList(game: string, lang: Lang): Promise<LessonInfo[]> {
  return lessons(`${path(game)}/lessons?lang=${lang}`);
}

const puzzles = once((address) => http.get<PuzzleInfo[]>(address));
export function puzzleList(game: string, lang: Lang): Promise<PuzzleInfo[]> {
  return puzzles(`${path(game)}/puzzles?lang=${lang}`);
}

const teaching = once((address) => http.get<Teaching>(address));
export function teachingOf(game: string, lang: Lang): Promise<Teaching> {
  return teaching(`${path(game)}/teaching?lang=${lang}`);
}

const games = once((address) => http.get<GameInfo[]>(address));
export function gameList(): Promise<GameInfo[]> {
  return games('/api/games');
}
