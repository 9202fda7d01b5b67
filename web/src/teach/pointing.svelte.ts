/** Finds the things that a lesson points at where the board draws them, and follows them. */
import { tick } from 'svelte';
import { withAll } from '../lib/table.svelte';
import type { Choice } from '../lib/types';
import type { Box } from './placing';

const EVERY = 250;
const MOST = 8;

/** Does one go on from the things of what is wanted: would a click there, if it has any, leave no other move of its kind?
    Not if that click is done, and it is `left` among others. */
export function onBoard(wanted: Choice[], options: Choice[], left: Choice[]): boolean {
  const [first] = wanted;
  if (!first?.targets.length) return true;
  return !left.includes(first) && withAll(options, first.targets).every((option) => wanted.includes(option) || option.move !== first.move);
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

/** Scrolls them into the free part of the page, if they are not there; the first one, if there is no room for all. */
function bring(elements: Element[], [top, bottom]: [number, number]): void {
  const [first] = elements;
  if (!first?.scrollIntoView) return;
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  const box = all.bottom - all.top <= bottom - top ? all : first.getBoundingClientRect();
  if (box.top < top || box.bottom > bottom) window.scrollBy(0, (box.top + box.bottom) / 2 - (top + bottom) / 2);
}

/** A thing that is pointed at: where it is, and its outline where that is no rectangle. */
export interface Pointed extends Box {
  outline: { points: string; view: string } | null;
}

function outlineOf(element: Element): Pointed['outline'] {
  const polygon = element.querySelector<SVGPolygonElement>(':scope > polygon');
  if (!polygon?.getBBox) return null;
  const { x, y, width, height } = polygon.getBBox();
  return { points: polygon.getAttribute('points') ?? '', view: `${x} ${y} ${width} ${height}` };
}

function boxOf(element: Element): Pointed {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height, outline: outlineOf(element) };
}

const SIDES = ['left', 'top', 'width', 'height'] as const;

function same(one: Box[], other: Box[]): boolean {
  return one.length === other.length && one.every((box, n) => SIDES.every((side) => Math.abs(box[side] - other[n]![side]) < 1));
}

/** What is pointed at: things of the board, and what stands for them where none is drawn, of each the first that is there. */
export interface Wanted {
  things: string[];
  instead: string[][];
}

/** The boxes of the things, as they are now: they move when the page scrolls or the board is drawn anew. */
export class Pointing {
  things = $state.raw<Pointed[]>([]);
  /** Are they of the board, where the prompt may lie above them? */
  below = $state(true);
  #wanted: () => Wanted;

  /** `free`: the part of the page that nothing covers, from top to bottom. */
  constructor(wanted: () => Wanted, free: () => [number, number]) {
    this.#wanted = wanted;
    $effect(() => {
      const { things } = this.#wanted();
      let later: ReturnType<typeof setTimeout>[] = [];
      const bringThem = () =>
        void reveal(things).then(() => {
          bring(elementsOf(things), free());
          this.look();
        });
      /** Again, when the page has found its new shape. */
      const show = () => {
        later.forEach(clearTimeout);
        bringThem();
        later = [EVERY, 4 * EVERY].map((time) => setTimeout(bringThem, time));
      };
      show();
      const timer = setInterval(this.look, EVERY);
      window.addEventListener('scroll', this.look, true);
      window.addEventListener('resize', show);
      return () => {
        later.forEach(clearTimeout);
        clearInterval(timer);
        window.removeEventListener('scroll', this.look, true);
        window.removeEventListener('resize', show);
      };
    });
  }

  look = (): void => {
    const { things, instead } = this.#wanted();
    const found = elementsOf(things);
    const standIns = new Set(instead.flatMap((each) => elementsOf(each).slice(0, 1)));
    const boxes = (found.length > 0 ? found : [...standIns]).map(boxOf);
    this.below = found.length > 0;
    if (!same(boxes, this.things)) this.things = boxes;
  };
}
