import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { address } from '../src/lib/address.svelte';
import { TableStore } from '../src/lib/table.svelte';
import type { SeatInfo } from '../src/lib/types';
import DeviceList from '../src/mine/DeviceList.svelte';
import Gathering from '../src/table/Gathering.svelte';
import Players from '../src/table/Players.svelte';
import type { LiveTable } from '../src/table/live.svelte';
import Table from './board-table.svelte';

const NEAR = 'http://192.168.1.7:8080';
const seats = [{ seat: 0, kind: 'human', name: 'Ann', colour: 'a', mine: true }, { seat: 1, kind: 'open', name: '', colour: 'b', mine: false, key: 'secret' }] as SeatInfo[];
const live = {
  id: 'table123', info: { owner: true, watch_key: 'seen', bots: [] }, seats, mine: [], connected: [], watchers: [], store: { me: 0 },
} as unknown as LiveTable;

let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  const answers: Record<string, unknown> = { '/api/me/devices': { linked: null, until: null, before: [] }, '/api/me/link': { code: 'ABCD', until: 0 } };
  vi.stubGlobal('fetch', vi.fn(async (path: string) => Response.json(answers[path] ?? { name: 'Ann', near: NEAR })));
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  address.near = NEAR;
  vi.unstubAllGlobals();
});

const settled = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
const links = () => [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
const warned = () => document.querySelector('[data-here-only]')?.textContent;

it('of invitations and to watch lead into the local network where this address leads nobody else here', async () => {
  shown = mount(Gathering, { target: document.body, props: { live } });
  await settled();
  expect(links()).toEqual([`${NEAR}/t/table123#key=secret`, `${NEAR}/t/table123#watch=seen`]);
  expect(warned()).toContain(NEAR);
  expect(document.querySelectorAll('[data-here-only]')).toHaveLength(1);
});

it('stay those of this page where no other address is known, and say so', async () => {
  address.near = null; // as the server told
  shown = mount(Gathering, { target: document.body, props: { live } });
  await settled();
  expect(links()[0]).toBe(`${location.origin}/t/table123#key=secret`);
  expect(warned()).toContain('works on this machine only');
});

it('to watch lead there from the list of players too', async () => {
  const Inner = ((anchor: Node) => Players(anchor as never, { live })) as unknown as Component;
  shown = mount(Table, { target: document.body, props: { table: new TableStore('monumental-duel'), Inner } });
  await settled();
  expect(links()).toEqual([`${NEAR}/t/table123#watch=seen`]);
  expect(warned()).toContain(NEAR);
});

it('for another device lead there, and the page to enter the code is named with it', async () => {
  shown = mount(DeviceList, { target: document.body, props: {} });
  await settled();
  document.querySelector<HTMLElement>('[data-make-code]')?.click();
  await settled();
  await settled();
  expect(links()).toEqual([`${NEAR}/link#ABCD`]);
  expect(document.body.textContent).toContain('192.168.1.7:8080/link');
  expect(warned()).toContain(NEAR);
});
