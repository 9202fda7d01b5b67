import { describe, expect, it } from 'vitest';
import ClockField from '../src/home/ClockField.svelte';
import { TableForm } from '../src/home/form.svelte';
import OpenTables from '../src/home/OpenTables.svelte';
import { language } from '../src/lib/i18n.svelte';
import type { GameInfo, OptionInfo, TableInfo } from '../src/lib/types';
import WebHook from '../src/table/WebHook.svelte';
import { answered, click, serve, show, textOf } from './page';

const option = (id: string, more: Partial<OptionInfo>): OptionInfo => ({ id, kind: 'choice', names: { en: id, fr: id }, help: {}, default: '1', values: ['1', '2'], value_names: [], per_seat: false, ruling: false, seats: false, ...more });
const game = {
  id: 'ages', names: { en: 'Ages', fr: 'Âges' }, fewest: 2, most: 4, bots: ['easy', 'normal'], presets: [],
  options: [
    option('Wars', { kind: 'flag', default: true, values: [] }),
    option('Pacts', { kind: 'flag', default: false, values: [] }),
    option('Events', { kind: 'flag', default: true, values: [] }),
    option('Rounds', {}),
    option('Map', { default: 'auto', values: ['auto', 'hills'], value_names: [{}, { en: 'of hills', fr: 'de collines' }] }),
  ],
} as unknown as GameInfo;

function change(selector: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement | HTMLInputElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

describe('the list of open tables', () => {
  const seats = [{ seat: 0, kind: 'human', name: 'Ann', colour: 'a' }, { seat: 1, kind: 'open', name: '', colour: 'b' }];
  const table = {
    id: 't', game: 'ages', seats, lang: 'fr', clock: { per: 'move', time: 3, increment: 0, then: 'resign' },
    options: { Wars: false, Pacts: true, Events: true, Rounds: '2', Map: 'hills' },
  } as unknown as TableInfo;

  it.each([
    ['en', 'Ages', '3 days a move · then the seat resigns · in French', 'Wars: no · Pacts · Rounds: 2 · Map: of hills'],
    ['fr', 'Âges', '3 jours par coup · puis le siège abandonne · en français', 'Wars : non · Pacts · Rounds : 2 · Map : de collines'],
  ] as const)('tells game, clock, language and all that is not as usual in %s', (lang, name, about, special) => {
    language.current = lang;
    show(OpenTables, { tables: [table], games: [game], onmore: null });
    const plain = (selector: string) => textOf(selector).replace(/[\u00a0\u202f]/g, ' ');
    expect([plain('.what b'), plain('[data-about]'), plain('[data-special]')]).toEqual([name, about, special]);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/t/t');
  });
});

describe('the clock of a new table', () => {
  it('gives days for each move, and the seat resigns at their end', () => {
    const form = new TableForm(game, 'Ann');
    show(ClockField, { form });
    expect(form.body.clock).toBeNull();
    click('[data-clock] .seg button:last-child');
    change('.number select', '7');
    change('.number:last-child select', 'resign');
    expect(form.body.clock).toEqual({ per: 'move', time: 7, increment: 0, then: 'resign' });
  });
});

describe('the address that is told whose turn it is', () => {
  const path = '/api/tables/table123/hook';

  function open(owner = true) {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    let url = owner ? '' : 'hooks.example';
    const hook = () => ({ url: url || null, secret: owner && url ? 'hush' : null });
    const asked = serve(({ method, body }) => {
      const wanted = (body as { url?: string } | null)?.url ?? '';
      if (wanted.includes('127.0.0.1')) return { status: 400, body: { code: 'bad_hook', text: 'Only addresses that the whole net can reach.' } };
      if (method !== 'GET') url = wanted;
      return { body: hook() };
    });
    show(WebHook, { id: 'table123', owner, open: true, onclose: () => undefined });
    return asked;
  }
  const save = async (url: string) => {
    change('#hook-url', url);
    document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await answered();
  };

  it('is set by the owner, who sees the secret, and dropped', async () => {
    const asked = open();
    await answered();
    await save(' https://hooks.example/clio ');
    const secret = () => document.querySelector<HTMLInputElement>('.field input')?.value;
    expect(secret()).toBe('hush');
    click('footer .btn');
    await answered();
    expect(secret()).toBeUndefined();
    expect(asked.map(({ method, body }) => [method, body])).toEqual([['GET', null], ['PUT', { url: 'https://hooks.example/clio' }], ['DELETE', null]]);
    expect(asked.every((request) => request.path === path)).toBe(true);
  });

  it('is refused in words where it leads inside', async () => {
    open();
    await answered();
    await save('https://127.0.0.1/clio');
    expect(textOf('[role=alert]')).toBe('Only addresses that the whole net can reach.');
  });

  it('is only told to the others', async () => {
    open(false);
    await answered();
    expect(document.querySelector('form')).toBeNull();
    expect(textOf('.told')).toContain('hooks.example');
  });
});
