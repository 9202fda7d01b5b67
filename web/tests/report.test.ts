import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '../src/lib/i18n.svelte';
import { match } from '../src/lib/router.svelte';
import type { Analysis, Chart, Mark, Report, SeatInfo } from '../src/lib/types';
import { chanceScale, extent, judgedLines, momentName, outlookLines, path, stacked, totals } from '../src/report/charts';
import Grid from '../src/report/Grid.svelte';
import Marks from '../src/report/Marks.svelte';
import { address, picture } from '../src/report/picture';
import Sources from '../src/report/Sources.svelte';
import { t } from '../src/report/words';

const seat = (n: number, name: string) => ({ seat: n, kind: 'human', name, colour: 'ab'[n], mine: n === 0, connected: false }) as SeatInfo;
const seats = [seat(0, 'Ann & <Bob>'), seat(1, 'Zoe')];
const sources: Chart = {
  id: 'sources',
  title: 'Score by source',
  kind: 'sources',
  figures: [
    { id: 'wonders', name: 'Wonders', values: [[0, 2, 6], [0, 0, 4]] },
    { id: 'famine', name: 'Famine', values: [[0, -1, -1], [0, 0, 0]] },
  ],
};
const report = {
  table: { id: 'table123', game: 'g', seats, automas: [], decisions: 20 },
  result: { scores: [{ seat: 0, total: 5, lines: [] }, { seat: 1, total: 4, lines: [] }], ranking: [[0], [1]], tie_break: null, text: 'Ann & <Bob> wins.', reason: 'over' },
  moments: [{ decision: 0, round: 0 }, { decision: 8, round: 1 }, { decision: 20, round: 2 }],
  charts: [sources],
  cards: [],
  judged: [{ decision: 0, chances: [0.5, 0.5] }, { decision: 20, chances: [1, 0] }],
  swings: [],
} as unknown as Report;

vi.stubGlobal('ResizeObserver', class {
  observe() {}
  unobserve() {}
  disconnect() {}
});

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
  language.current = 'en';
});

describe('the charts of a report', () => {
  it('add the sources up to the scores', () => {
    expect(totals(report)).toEqual([[0, 1, 5], [0, 0, 4]]);
  });

  it('stack what is won above zero and what is lost below', () => {
    const [wonders, famine] = stacked(sources, 0);
    expect([wonders?.from, wonders?.to]).toEqual([[0, 0, 0], [0, 2, 6]]);
    expect([famine?.from, famine?.to]).toEqual([[0, 0, 0], [0, -1, -1]]);
    expect(extent([stacked(sources, 0), stacked(sources, 1)])).toEqual([-1, 6]);
  });

  it('have chances from 0 to 100 over all decisions', () => {
    const plane = { width: 200, height: 100, left: 40, right: 60, top: 10, bottom: 10 };
    const scaled = chanceScale(20, plane);
    expect([scaled.y(0), scaled.y(100), scaled.x(0), scaled.x(20)]).toEqual([90, 10, 40, 140]);
    expect(path(judgedLines(report.judged, 2)[0] ?? [], scaled)).toBe('M40.0 50.0L140.0 10.0');
  });

  it('calm what a bot thinks by the mean of three', () => {
    const outlook = [0.2, 0.8, 0.5].map((chance, n) => ({ decision: n + 1, seat: 0, chance })) as Analysis['outlook'];
    expect(outlookLines(outlook, 1)[0]?.map(({ value }) => Math.round(value))).toEqual([50, 50, 65]);
  });

  it('name their moments', () => {
    const words = { start: 'start', setup: 'set-up', end: 'end', after: (n: number) => `after ${n}` };
    expect(report.moments.map((moment, n) => momentName(moment, n, 2, words))).toEqual(['start', 'after 1', 'end']);
  });
});

describe('the picture', () => {
  it('is well-formed whatever the players are called, and names all of them', () => {
    const svg = picture(report, 'A "Game"', '2 rounds', () => '#123456');
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.documentElement.textContent).toContain('Ann & <Bob>');
    expect(read.documentElement.textContent).toContain('Zoe');
    expect(svg.match(/@font-face\{font-family:'[^']+';font-weight:[\d ]+;src:url\(data:font\/woff2;base64,/g)).toHaveLength(2);
    expect(address(svg)).toMatch(/^data:image\/svg\+xml/);
  });
});

describe('the parts of the pages', () => {
  it('tell in tables what graphs show', () => {
    shown = mount(Sources, { target: document.body, props: { chart: sources, seats, moments: ['Start', 'After round 1', 'End'] } });
    const tables = [...document.querySelectorAll('table')];
    expect(tables).toHaveLength(2);
    expect([...(tables[0]?.querySelectorAll('tr.sum td') ?? [])].map((cell) => cell.textContent)).toEqual(['0', '1', '5']);
  });

  it('have tables that the keyboard can scroll', () => {
    shown = mount(Grid, { target: document.body, props: { summary: 's', corner: 'c', columns: ['1'], rows: [{ name: 'r', values: [3] }] } });
    expect(document.querySelector('[role=region]')?.getAttribute('tabindex')).toBe('0');
    expect(document.querySelectorAll('th[scope=row]')).toHaveLength(1);
  });

  it('say of a mark what was played, what was better and why, and lead on from there', () => {
    language.current = 'fr';
    const mark: Mark = { decision: 7, seat: 1, round: 2, grade: 'blunder', cost: 1.5, before: 0.6, after: 0.3, played: 'passer', best: 'bâtir', symbol: 'build', reason: 'Mieux.', weight: 0.318 };
    let asked: Mark | null = null;
    shown = mount(Marks, { target: document.body, props: { marks: [mark], seats, id: 'table123', onbranch: (each: Mark) => (asked = each) } });
    const item = document.querySelector('[data-mark="7"]');
    for (const text of ['Gaffe', 'Zoe', 'décision 8', '−31 %', 'passer', 'bâtir', 'Mieux.', '60 % → 30 %']) expect(item?.textContent).toContain(text);
    expect(item?.querySelector('a')?.getAttribute('href')).toBe('/t/table123/replay?at=7&seat=1');
    item?.querySelector<HTMLButtonElement>('[data-branch]')?.click();
    expect(asked).toEqual(mark);
  });

  it('have addresses of their own', () => {
    for (const name of ['report', 'analysis']) {
      const found = match(new URL(`https://clio.example/t/abc/${name}`));
      expect([found.name, found.params.id]).toEqual([name, 'abc']);
    }
  });

  it('speak both languages, with the same places', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();
    for (const key of Object.keys(t.texts.en) as (keyof typeof t.texts.en)[]) expect(new Set(places(t.texts.fr[key]))).toEqual(new Set(places(t.texts.en[key])));
  });
});
