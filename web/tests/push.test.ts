import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytes, show, told } from '../src/lib/push';

afterEach(() => vi.unstubAllGlobals());

describe('web push', () => {
  it('reads the key of the server and writes those of the browser in the letters of addresses', () => {
    expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
    const keys: Record<string, number[]> = { p256dh: [251, 255, 0], auth: [1] };
    const getKey = (name: PushEncryptionKeyName) => new Uint8Array(keys[name] ?? []).buffer;
    expect(told({ endpoint: 'https://push.example/1', getKey })).toEqual({ endpoint: 'https://push.example/1', p256dh: '-_8A', auth: 'AQ' });
  });
});

describe('a note of the open page', () => {
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
