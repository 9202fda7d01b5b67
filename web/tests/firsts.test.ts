import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { language } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { FirstTime, Line } from '../src/lib/types';
import { TableStore } from '../src/lib/table.svelte';
import { History } from '../src/table/history.svelte';
import type { LiveTable } from '../src/table/live.svelte';
import Firsts from '../src/teach/Firsts.svelte';
import { known } from '../src/teach/firsts';
import { answered, click, serve, show, textOf } from './page';

const game = 'age-of-mythology';
const first = (event: string, whose: FirstTime['whose'], title: string): FirstTime => ({ event, whose, title, text: `${title}.`, clauses: ['AOM-ATTACK-03', 'AOM-BATTLE-01'] });
const firsts = [first('attacks', 'against', 'On vous attaque'), first('rolls', 'anybody', 'Les dés')];
const line = (kind: string, seat: number, seats: number[]): Line => ({ decision: 1, seat, kind, text: '', amounts: {}, seats, cards: [] });

async function happened(...latest: Line[]): Promise<History> {
  const history = new History('table', () => null, new TableStore(game), () => latest);
  language.current = 'fr';
  serve(({ path }) => (path === `/api/games/${game}/teaching?lang=fr` ? { body: { firsts, reading: [], aid: [] } } : undefined));
  show(Firsts, { live: { info: { game }, latest, store: { me: 0 }, decision: 1, history } as unknown as LiveTable, floats: true });
  await answered();
  return history;
}

describe('the card that explains what happens for the first time', () => {
  it('tells of an attack on oneself, with its clauses, and then of the next', async () => {
    await happened(line('attacks', 1, [1, 0]), line('rolls', 1, [1]));
    expect(textOf('[data-first=attacks] h2')).toBe('On vous attaque');
    expect([...document.querySelectorAll('[data-first] a')].map((link) => link.getAttribute('href'))).toEqual(firsts[0]!.clauses.map((id) => `/rules/${game}#${id}`));
    click('[data-understood]');
    expect(textOf('[data-first=rolls] h2')).toBe('Les dés');
    click('[data-understood]');
    expect(document.querySelector('[data-first]')).toBeNull();
    expect([...known()]).toEqual([`${game}.attacks`, `${game}.rolls`]);
  });

  it('says nothing of an attack on somebody else', async () => {
    await happened(line('attacks', 1, [1, 2]));
    expect(document.querySelector('[data-first]')).toBeNull();
  });

  it('waits until the dice lie still', async () => {
    const history = await happened(line('attacks', 1, [1, 0]));
    history.rolling = true;
    flushSync();
    expect(document.querySelector('[data-first]')).toBeNull();
    history.rolling = false;
    flushSync();
    expect(document.querySelector('[data-first=attacks]')).not.toBeNull();
  });

  it('never comes again once that is wished for', async () => {
    await happened(line('attacks', 1, [1, 0]), line('rolls', 1, [1]));
    expect(settings.teach).toBe(true);
    click('[data-never]');
    flushSync();
    expect(document.querySelector('[data-first]')).toBeNull();
    expect(settings.teach).toBe(false);
    settings.teach = true;
  });
});
