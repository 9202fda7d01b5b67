/** The commitments that tables showed on this device when it first saw them: what a table says later is held to it. */
import { storage } from './storage';

const KEY = 'clio.promises';
const MOST = 200;

type Promised = [table: string, commitment: string];

function promises(): Promised[] {
  try {
    const found: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each): each is Promised => Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === 'string')) : [];
  } catch {
    return [];
  }
}

/** What the table showed first, if this device still knows. */
export function promised(table: string): string | null {
  return promises().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep what a table shows, unless it has shown something before. */
export function keepPromise(table: string, commitment: string): void {
  const kept = promises();
  if (!kept.some(([id]) => id === table)) storage.write(KEY, JSON.stringify([[table, commitment], ...kept].slice(0, MOST)));
}

/** SHA-256 of a text in hexadecimal digits; null where the browser computes none (a page that is not secure). */
export async function sha256(text: string): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
