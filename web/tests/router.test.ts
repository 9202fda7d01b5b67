import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go, link, match, route } from '../src/lib/router.svelte';

const at = (path: string) => match(new URL(path, 'http://clio.test'));

beforeEach(() => go('/', true));

describe('match', () => {
  it.each([
    ['/', 'home', {}],
    ['/new/monumental-duel', 'new', { game: 'monumental-duel' }],
    ['/t/abc', 'table', { id: 'abc' }],
    ['/t/abc/', 'table', { id: 'abc' }],
    ['/t/abc#watch=k', 'table', { id: 'abc' }],
    ['/t/abc#key=k', 'join', { id: 'abc' }],
    ['/t/abc/replay?at=52&seat=0', 'replay', { id: 'abc' }],
    ['/cards', 'cards', {}],
    ['/cards/through-the-ages?q=bach', 'cards', { game: 'through-the-ages' }],
    ['/rules/monumental-duel#MD-WON-02', 'rules', { game: 'monumental-duel' }],
    ['/about', 'about', {}],
    ['/t', 'missing', {}],
    ['/nowhere/at/all', 'missing', {}],
    ['/t/%E0%A4%A', 'table', { id: '%E0%A4%A' }],
  ])('%s is %s', (path, name, params) => {
    expect(at(path)).toMatchObject({ name, params });
  });

  it('gives query and fragment', () => {
    const found = at('/t/abc/replay?at=52#x');
    expect(found.query.get('at')).toBe('52');
    expect(found.hash).toBe('x');
  });
});

describe('go', () => {
  it('follows the address', () => {
    go('/cards/monumental-duel?q=troy');
    expect(route.name).toBe('cards');
    expect(route.params.game).toBe('monumental-duel');
    expect(route.query.get('q')).toBe('troy');
    expect(location.pathname).toBe('/cards/monumental-duel');
  });

  it('replaces without a new entry', () => {
    const push = vi.spyOn(history, 'pushState');
    go('/about', true);
    expect(push).not.toHaveBeenCalled();
    expect(route.name).toBe('about');
    push.mockRestore();
  });

  it('follows the back button', async () => {
    go('/about');
    history.back();
    await vi.waitFor(() => expect(route.name).toBe('home'));
  });
});

describe('link', () => {
  it('changes the page on a plain click only', () => {
    const anchor = document.createElement('a');
    anchor.href = '/about';
    document.body.append(anchor);
    const { destroy } = link(anchor);
    anchor.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true }));
    expect(route.name).toBe('home');
    const click = new MouseEvent('click', { cancelable: true, bubbles: true });
    anchor.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(route.name).toBe('about');
    destroy();
    anchor.remove();
  });
});
