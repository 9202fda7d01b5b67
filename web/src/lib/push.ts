/** Being told of one's turn: by the open page, and by web push when no page is open. */
import { http } from './http';
import { settings } from './settings.svelte';
import { storage } from './storage';
import type { PushKey, Subscribe, Unsubscribe } from './types';

const ASKED = 'clio.asked-notify';

export const supported = (): boolean => 'Notification' in window;
export const allowed = (): boolean => supported() && Notification.permission === 'granted';

/** Has the person neither allowed nor refused it, nor been asked by us? */
export function mayAsk(): boolean {
  return supported() && Notification.permission === 'default' && storage.read(ASKED) === null;
}
export function asked(): void {
  storage.write(ASKED, 'yes');
}

/** Asks the browser, which asks the person. False: it is not allowed. */
export async function allow(): Promise<boolean> {
  asked();
  settings.notify = supported() && (await Notification.requestPermission()) === 'granted';
  if (settings.notify) await subscribe().catch(() => undefined);
  return settings.notify;
}

export async function refuse(): Promise<void> {
  settings.notify = false;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await http.post<Unsubscribe>('/api/me/unpush', { endpoint: subscription.endpoint }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** At every visit: the server forgets what is not told again. Not every browser can, nor every server. */
export async function renew(): Promise<void> {
  if (settings.notify && allowed()) await subscribe().catch(() => undefined);
}

const registration = () => navigator.serviceWorker?.getRegistration('/');

/** A note that leads back to this page. Chrome on Android takes one from a service worker only; where there is none, none
    is shown. */
export async function show(title: string, note: { body: string; tag: string }): Promise<void> {
  try {
    const worker = await registration();
    if (worker?.active) return await worker.showNotification(title, { ...note, icon: '/favicon.svg', data: location.href.split('#')[0] });
    const shown = new Notification(title, note);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    return;
  }
}

async function subscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  if (!('PushManager' in window)) return;
  const { key } = await http.get<PushKey>('/api/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  let found = await pushManager.getSubscription();
  if (found && !same(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  await http.post<Subscribe>('/api/me/push', told(found));
}

/** A subscription as the server wants it. */
export function told(subscription: Pick<PushSubscription, 'endpoint' | 'getKey'>): Subscribe {
  return { endpoint: subscription.endpoint, p256dh: text(subscription.getKey('p256dh')), auth: text(subscription.getKey('auth')) };
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(key: ArrayBuffer | null): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return plain.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const same = (one: ArrayBuffer | null, other: Uint8Array) => one !== null && text(one) === text(other.slice().buffer);
