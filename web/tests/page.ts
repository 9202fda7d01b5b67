/** Parts of pages by themselves, with a server that is the test; all is taken away after each test. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';
import { language } from '../src/lib/i18n.svelte';

let shown: Record<string, unknown>[] = [];

afterEach(() => {
  for (const each of shown) void unmount(each);
  shown = [];
  document.body.innerHTML = '';
  language.current = 'en';
  localStorage.clear();
  vi.unstubAllGlobals();
});

export function show<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): HTMLElement {
  shown.push(mount(Part, { target: document.body, props }));
  flushSync();
  return document.body;
}

export const textOf = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';

export function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}

/** What the page has heard of it is drawn. */
export async function answered(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

export interface Request {
  method: string;
  path: string;
  body: unknown;
}

/** Answers by method and path; a refusal has a `text` and a `status`. What was asked for is told. */
export function serve(answer: (request: Request) => { status?: number; body: unknown } | undefined): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = null }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null };
    asked.push(request);
    const found = answer(request);
    return Promise.resolve(new Response(JSON.stringify(found?.body ?? { code: 'unknown', text: 'No such page.' }), { status: found ? (found.status ?? 200) : 404 }));
  });
  return asked;
}
