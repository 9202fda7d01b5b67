import { describe, expect, it, vi } from 'vitest';
import { language } from '../src/lib/i18n.svelte';
import type { Thought } from '../src/lib/types';
import Reading from '../src/rules/Reading.svelte';
import TableMenu from '../src/table/TableMenu.svelte';
import type { LiveTable } from '../src/table/live.svelte';
import { answered, click, serve, show } from './page';

describe('the reading order of a rulebook', () => {
  const thought = (part: Thought['part'], text: string): Thought => ({ part, text, clauses: ['MD-TURN-01'] });
  const thoughts = [thought('turn', 'One action.'), thought('turn', 'Or pass.'), thought('score', 'Points.'), thought('mistakes', 'Hoarding.')];

  it.each([
    ['en', 'What you do in a turn', 'How you score', 'Common mistakes'],
    ['fr', 'Ce qu’on fait à son tour', 'Comment on marque', 'Erreurs fréquentes'],
  ] as const)('stands under three headings in %s', (lang, ...headings) => {
    language.current = lang;
    const page = show(Reading, { game: 'monumental-duel', thoughts });
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(headings);
    expect([...page.querySelectorAll('ol')].map((list) => list.children.length)).toEqual([2, 1, 1]);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/rules/monumental-duel#MD-TURN-01');
  });
});

describe('the guided game', () => {
  it('is begun from the menu of any table', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    const asked = serve(({ method, path }) => {
      if (path === '/api/games') return { body: [{ id: 'monumental', lessons: [{ id: 'first-game' }] }] };
      if (path === '/api/tables?scope=mine') return { body: { tables: [{ id: 'other', game: 'monumental', lesson: null }], next: null } };
      return method === 'POST' ? { body: { id: 'learning' } } : undefined;
    });
    const live = { id: 'here', info: { game: 'monumental', lesson: null, status: 'playing', bots: [] }, seats: [], store: { me: null }, decision: 0 };
    show(TableMenu, { live: live as unknown as LiveTable });
    await answered();
    click('[data-menu] button');
    click('[data-learn]');
    await answered();
    await vi.waitFor(() => expect(location.pathname).toBe('/t/learning'));
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/games/monumental/lessons/first-game']);
  });
});
