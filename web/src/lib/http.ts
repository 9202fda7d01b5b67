/** Requests to the server. Every failure is an ApiError with a sentence for the person. */
import type { Problem } from './api-types';
import { language, translator } from './i18n.svelte';
import { typeset } from './typeset';

const t = translator({
  en: { offline: 'The server cannot be reached. Check the connection and try again.', failed: 'The server could not answer ({status}).' },
  fr: { offline: 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.', failed: 'Le serveur n’a pas pu répondre ({status}).' },
});

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly clauses: string[],
    readonly status: number,
    readonly option: string | null = null,
  ) {
    super(text);
  }
}

async function problem(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const text = body?.text ? typeset(body.text, language.current) : t('failed', { status: response.status });
  return new ApiError(body?.code ?? 'failed', text, body?.clauses ?? [], response.status, body?.option);
}

async function send<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language.current, ...more };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, credentials: 'same-origin', body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError('offline', t('offline'), [], 0);
  }
  if (!response.ok) throw await problem(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const http = {
  get: <T>(path: string, headers?: Record<string, string>) => send<T>('GET', path, undefined, headers),
  post: <T>(path: string, body: unknown = {}) => send<T>('POST', path, body),
  put: <T>(path: string, body: unknown = {}) => send<T>('PUT', path, body),
  delete: <T>(path: string) => send<T>('DELETE', path),
};
