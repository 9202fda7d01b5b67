import { describe, expect, it, vi } from 'vitest';
import { route } from '../src/lib/router.svelte';
import Report from '../src/pages/Report.svelte';
import { fixtureOf } from './board';
import { answered, serve, show, textOf } from './page';

/** A report needs no board. */
vi.mock('../src/games', async (original) => ({ ...(await original<object>()), gameModule: () => Promise.reject(new Error('no board')) }));

const fixtures = ['monumental-duel', 'through-the-ages', 'age-of-mythology', 'monumental'].map(fixtureOf);

describe.each(fixtures)('the report of $game.id', ({ game, report }) => {
  it('draws its score by source, what was gained, military strength and all other courses, and the cards', async () => {
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.spyOn(route, 'params', 'get').mockReturnValue({ id: 'abc' });
    const asked = serve(({ path }) => (path === '/api/games' ? { body: fixtures.map((each) => each.game) } : path === '/api/tables/abc/report?lang=en' ? { body: report } : undefined));
    show(Report, {});
    await answered();
    expect(asked[0]?.path).toBe('/api/tables/abc/report?lang=en');
    expect(textOf('h1')).toContain(game.names.en);
    expect(textOf('.result')).toContain(report.result.text);
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-chart]')].map(({ dataset }) => dataset.chart);
    expect(new Set(drawn)).toEqual(new Set(['score', ...report.charts.map((chart) => chart.id)]));
    expect(drawn).toContain('strength');
    for (const { id, title } of report.charts) expect(textOf(`[data-chart="${id}"]`)).toContain(title);
    for (const { name } of report.cards.slice(0, 3)) expect(textOf('[data-cards]')).toContain(name);
  }, 30_000);
});
