import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allow, bytes, refuse, show, told } from '../src/lib/push';
import { settings } from '../src/lib/settings.svelte';
import { serve } from './page';

const keys: Record<string, number[]> = { p256dh: [251, 255, 0], auth: [1] };
const getKey = (name: PushEncryptionKeyName) => new Uint8Array(keys[name] ?? []).buffer;

/** A browser with a subscription for the key `before`, if any; says what was done. */
function browser(permission: NotificationPermission, before: number[] | null = null) {
  const done: string[] = [];
  const subscription = (name: string, key: number[]) => ({
    endpoint: `https://push.example/${name}`, getKey, options: { applicationServerKey: new Uint8Array(key).buffer }, unsubscribe: () => Promise.resolve(done.push(`drops ${name}`) > 0),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(before && subscription('old', before)),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => Promise.resolve((done.push(`subscribes for ${[...applicationServerKey]}`), subscription('new', [...applicationServerKey]))),
  };
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('PushManager', class {});
  const register = (path: string) => Promise.resolve(done.push(`registers ${path}`));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, ready: Promise.resolve({ pushManager }), getRegistration: () => Promise.resolve({ pushManager }) } });
  return done;
}

describe('web push', () => {
  afterEach(() => {
    settings.notify = false;
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const server = () => serve(({ path }) => ({ body: path === '/api/push/key' ? { key: '-_8A' } : {} }));

  it('reads the key of the server and writes those of the browser in the letters of addresses', () => {
    expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
    expect(told({ endpoint: 'https://push.example/1', getKey })).toEqual({ endpoint: 'https://push.example/1', p256dh: '-_8A', auth: 'AQ' });
  });

  it('subscribes with the key of the server once it is allowed, and tells the server', async () => {
    const [done, asked] = [browser('granted'), server()];
    expect(await allow()).toBe(true);
    expect(done).toEqual(['registers /sw.js', 'subscribes for 251,255,0']);
    expect(asked.at(-1)).toEqual({ method: 'POST', path: '/api/me/push', body: { endpoint: 'https://push.example/new', p256dh: '-_8A', auth: 'AQ' } });
  });

  it('keeps a subscription for this server, and takes another in place of one for another', async () => {
    const [kept] = [browser('granted', [251, 255, 0]), server()];
    await allow();
    expect(kept).toEqual(['registers /sw.js']);
    const [changed] = [browser('granted', [7]), server()];
    await allow();
    expect(changed).toEqual(['registers /sw.js', 'drops old', 'subscribes for 251,255,0']);
  });

  it('asks nothing of the server where it is refused', async () => {
    const [done, asked] = [browser('denied'), server()];
    expect(await allow()).toBe(false);
    expect([done, asked]).toEqual([[], []]);
  });

  it('is taken back on both sides', async () => {
    const [done, asked] = [browser('granted', [251, 255, 0]), server()];
    await refuse();
    expect(done).toEqual(['drops old']);
    expect(asked).toEqual([{ method: 'POST', path: '/api/me/unpush', body: { endpoint: 'https://push.example/old' } }]);
  });
});

describe('the worker that tells of a turn', () => {
  const table = 'https://clio.example/t/abc';

  /** What it does while these pages are open. */
  async function worker(kind: 'push' | 'notificationclick', event: object, ...open: { url: string; visibilityState?: string }[]): Promise<string[]> {
    const done: string[] = [];
    const heard: Record<string, (event: object) => void> = {};
    const pages = open.map((page) => ({ ...page, focus: () => done.push(`focuses ${page.url}`) }));
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
      location: new URL(table),
      clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => done.push(`opens ${url}`) },
      registration: { showNotification: (title: string, { body, data }: { body: string; data: string }) => done.push(`shows ${title}, ${body}, ${data}`) },
    };
    (new Function('self', readFileSync('public/sw.js', 'utf8')) as (scope: object) => void)(self);
    let until: Promise<unknown> = Promise.resolve();
    heard[kind]!({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) });
    await until;
    return done;
  }
  const pushed = (told: object) => ({ data: { json: () => told } });
  const clicked = { notification: { data: table, close: () => undefined } };

  it('shows it, unless the table is in sight', async () => {
    const turn = pushed({ title: 'Clio', body: 'Your turn', url: '/t/abc' });
    expect(await worker('push', turn, { url: table, visibilityState: 'hidden' })).toEqual([`shows Clio, Your turn, ${table}`]);
    expect(await worker('push', turn, { url: `${table}#log`, visibilityState: 'visible' })).toEqual([]);
  });
  it('leads nowhere else', async () => {
    expect(await worker('push', pushed({ url: 'https://other.example/t/abc' }))).toEqual([]);
  });
  it('goes to the table by a click: the page that is open, or a new one', async () => {
    expect(await worker('notificationclick', clicked, { url: 'https://clio.example/' }, { url: `${table}#log` })).toEqual([`focuses ${table}#log`]);
    expect(await worker('notificationclick', clicked, { url: 'https://clio.example/' })).toEqual([`opens ${table}`]);
  });
});

describe('a note of the open page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const note = { body: 'Which?', tag: 'table123' };
  const workers = (active: boolean, showNotification = vi.fn(async () => undefined)) => {
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: active ? {} : null, showNotification }) } });
    return showNotification;
  };

  it('comes from the service worker where there is one, and leads back to the page', async () => {
    const made = vi.fn();
    vi.stubGlobal('Notification', made);
    const shown = workers(true);
    await show('Your turn', note);
    expect(shown).toHaveBeenCalledExactlyOnceWith('Your turn', { ...note, icon: '/favicon.svg', data: location.href.split('#')[0] });
    expect(made).not.toHaveBeenCalled();
  });

  it('is left out where neither a worker nor the page may show it', async () => {
    const made = vi.fn(function () {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    });
    vi.stubGlobal('Notification', made);
    workers(false);
    await expect(show('Your turn', note)).resolves.toBeUndefined();
    expect(made).toHaveBeenCalledOnce();
  });
});
