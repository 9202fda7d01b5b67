/** The requests about one table that do not go through its socket. */
import { http } from './http';
import { language } from './i18n.svelte';
import type { Created, Join, Position, TableInfo } from './types';

const path = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  join: (id: string, join: Partial<Join>) => http.post<TableInfo>(`${path(id)}/join`, join),
  rematch: (id: string) => http.post<Created>(`${path(id)}/rematch`),
  /** The table after so many decisions, through the eyes of a seat; without one a spectator's, with the key to watch. */
  position: (id: string, decision: number, seat: number | null, watch: string | null = null) =>
    http.get<Position>(
      `${path(id)}/positions/${decision}?lang=${language.current}${seat === null ? '' : `&seat=${seat}`}`,
      watch === null ? {} : { 'X-Clio-Watch': watch },
    ),
  exportAddress: (id: string, format: 'json' | 'text') => `${path(id)}/export?format=${format}&lang=${language.current}`,
};
