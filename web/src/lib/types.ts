/** The server's messages under their own names, and what the client adds to them. */
import type * as api from './api-types';

export type * from './api-types';
export type { Lang } from './i18n.svelte';
export type { Family } from '../ui/kinds';

/** A card of a card book knows its game. */
export interface Card extends api.Card {
  game: string;
}

export type FromClient =
  | api.Hello
  | api.Sit
  | api.Move
  | api.Undo
  | api.Redo
  | api.Abandon
  | api.Answer
  | api.Resign
  | api.HandOver
  | api.FreeSeat
  | api.GoOn
  | api.Say
  | api.Mute
  | api.Remove
  | api.AskChat
  | api.AskHint
  | api.AskWhy
  | api.AskPreview
  | api.Ping;

export type FromServer =
  | api.State
  | api.Presence
  | api.ChatPage
  | api.Done
  | api.Refused
  | api.Hint
  | api.Why
  | api.Preview
  | api.Thinking
  | api.Pong
  | api.Bye;

export type Strength = NonNullable<api.SeatInfo['bot']>;
export type Status = api.TableInfo['status'];
