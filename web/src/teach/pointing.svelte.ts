/** Finds the things that a lesson points at where the board draws them, and follows them. */
import { tick } from 'svelte';
import { withAll } from '../lib/table.svelte';
import type { Choice } from '../lib/types';
import type { Box } from './placing';

const EVERY = 250;
const MOST = 8;

/** Is it said by the board which option is meant: would a click on its things, if it has any, leave no other? */
export function onBoard(wanted: Choice[], options: Choice[]): boolean {
  const [first] = wanted;
  return !first?.targets.length || withAll(options, first.targets).every((option) => wanted.includes(option));
}

function seen(element: Element): boolean {
  return element.checkVisibility?.() ?? (element as HTMLElement).offsetParent !== null;
}

export function elementsOf(selectors: string[]): Element[] {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(seen).slice(0, 1));
  return [...new Set(found)].slice(0, MOST);
}

/** On a small screen a board shows one zone at a time: opens the tab in which something of this is drawn. */
export async function reveal(selectors: string[]): Promise<void> {
  if (selectors.length === 0 || elementsOf(selectors).length > 0) return;
  const tabs = [...document.querySelectorAll<HTMLElement>('.board [role="tab"]')].filter(seen);
  const before = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  for (const tab of tabs) {
    if (tab === before) continue;
    tab.click();
    await tick();
    if (elementsOf(selectors).length > 0) return;
  }
  before?.click();
}

/** Scrolls it into the free part of the page, if it is not there. */
function bring(element: Element | undefined, [top, bottom]: [number, number]): void {
  if (!element?.scrollIntoView) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  if (box.top < top || box.bottom > bottom) window.scrollBy(0, (box.top + box.bottom) / 2 - (top + bottom) / 2);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function same(one: Box[], other: Box[]): boolean {
  return one.length === other.length && one.every((box, n) => (Object.keys(box) as (keyof Box)[]).every((key) => Math.abs(box[key] - other[n]![key]) < 1));
}

/** What is pointed at: things of the board, and what stands for them where none is drawn. */
export interface Wanted {
  things: string[];
  instead: string[];
}

/** The boxes of the things, as they are now: they move when the page scrolls or the board is drawn anew. */
export class Pointing {
  things = $state.raw<Box[]>([]);
  /** Are they of the board, where the prompt may lie above them? */
  below = $state(true);
  #wanted: () => Wanted;

  /** `free`: the part of the page that nothing covers, from top to bottom. */
  constructor(wanted: () => Wanted, free: () => [number, number]) {
    this.#wanted = wanted;
    $effect(() => {
      const { things } = this.#wanted();
      void reveal(things).then(() => {
        bring(elementsOf(things)[0], free());
        this.look();
      });
      const settled = setTimeout(() => bring(elementsOf(things)[0], free()), EVERY);
      const timer = setInterval(this.look, EVERY);
      window.addEventListener('scroll', this.look, true);
      window.addEventListener('resize', this.look);
      return () => {
        clearTimeout(settled);
        clearInterval(timer);
        window.removeEventListener('scroll', this.look, true);
        window.removeEventListener('resize', this.look);
      };
    });
  }

  look = (): void => {
    const { things, instead } = this.#wanted();
    const found = elementsOf(things);
    const boxes = (found.length > 0 ? found : elementsOf(instead).slice(0, 1)).map(boxOf);
    this.below = found.length > 0;
    if (!same(boxes, this.things)) this.things = boxes;
  };
}
