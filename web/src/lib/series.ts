/** Answers that the server takes in a row and people choose in any order: a payment, resources of one's choice. */
import type { Outline } from './plan.svelte';
import type { Choice, Question } from './types';

/** Several answers, as the question tells; null: it takes one at a time. */
export function seriesOf(question: Question): Outline | null {
  const { options, parts, usual, most, given } = question;
  if (parts.length === 0) return null;
  const legal = new Map(options.map((option) => [option.symbol, option]));
  const move = ({ symbol, targets, word }: (typeof parts)[number]): Choice => legal.get(symbol) ?? ({ symbol, targets, word, move: '', text: '', name: '', note: '', warning: '', dangerous: false });
  return row(parts.map((part) => ({ move: move(part), most: part.most })), most - given, given, usual);
}

/** A question that is settled before it is asked, also if it takes a single answer. */
export function settled(question: Question): Outline {
  const { options, usual } = question;
  return seriesOf(question) ?? row(options.map((move) => ({ move, most: 1 })), 1, 0, usual);
}

function row(parts: Outline['parts'], wanted: number, given: number, usual: readonly string[]): Outline {
  return { parts, least: wanted, most: wanted, given, usual, swaps: true, ends: () => [''] };
}
