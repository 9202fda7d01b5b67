import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bar } from '../src/ui/bar.svelte';
import { addShortcuts, shortcuts } from '../src/ui/shortcuts.svelte';
import Dialog from '../src/ui/Dialog.svelte';
import Tabs from '../src/ui/Tabs.svelte';
import { toast, toasts } from '../src/ui/toasts.svelte';

afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('toasts', () => {
  it('shows a message once; notes go by themselves, errors stay', () => {
    vi.useFakeTimers();
    toast('saved');
    toast('saved');
    toast('broken', 'error');
    const gone = toast('broken', 'error');
    expect(toasts.map((message) => message.text)).toEqual(['saved', 'broken']);
    vi.advanceTimersByTime(7000);
    expect(toasts.map((message) => message.text)).toEqual(['broken']);
    gone();
    expect(toasts).toHaveLength(0);
  });
});

describe('the bar', () => {
  it('keeps the content of the page that came last', () => {
    const first = bar.show({ title: 'first' });
    const second = bar.show({ title: 'second' });
    first();
    expect(bar.content?.title).toBe('second');
    second();
    expect(bar.content).toBeNull();
  });
});

describe('shortcuts', () => {
  it('come and go with their page', () => {
    const remove = addShortcuts({ title: 'Table', list: [{ keys: ['Enter'], text: 'Send' }] });
    expect(shortcuts.groups.map((group) => group.title)).toEqual(['Table']);
    remove();
    expect(shortcuts.groups).toHaveLength(0);
  });
});

describe('a dialog', () => {
  it('gives the focus back to whoever had it', () => {
    document.body.innerHTML = '<button>Menu</button>';
    const button = document.querySelector('button')!;
    button.focus();
    HTMLDialogElement.prototype.showModal = function () {
      this.querySelector('button')?.focus();
    };
    const children = createRawSnippet(() => ({ render: () => '<p>Sure?</p>' }));
    const shown = mount(Dialog, { target: document.body, props: { title: 'Resign', open: true, onclose: () => undefined, children } });
    flushSync();
    expect(document.activeElement).not.toBe(button);
    void unmount(shown);
    expect(document.activeElement).toBe(button);
  });
});

describe('tabs', () => {
  it('are moved through with the arrows', () => {
    const chosen: string[] = [];
    const children = createRawSnippet((id: () => string) => ({ render: () => `<p>${id()}</p>` }));
    const tabs = [
      { id: 'city', label: 'City' },
      { id: 'market', label: 'Market', mark: 3 },
    ];
    const shown = mount(Tabs, { target: document.body, props: { label: 'Zones', tabs, selected: 'city', onselect: (id: string) => chosen.push(id), children } });
    flushSync();
    const list = document.querySelector('[role=tablist]')!;
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    flushSync();
    expect(chosen).toEqual(['market', 'city']);
    expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('City');
    void unmount(shown);
  });
});
