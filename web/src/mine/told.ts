import { language } from '../lib/i18n.svelte';
import type { Other, Statistic, TableInfo } from '../lib/types';
import { t } from './words';

/** A moment of the server, as it is written here. */
export function moment(seconds: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string {
  return new Intl.DateTimeFormat(language.current, style).format(seconds * 1000);
}

export function person({ name, games }: Other): string {
  return name ? t('person', { name, n: games }) : t('nameless', { n: games });
}

/** A code in groups of four, as one reads it aloud. */
export function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

export interface Tally {
  game: string;
  /** All kinds together first, then each, the most played on top; a single kind stands for itself. */
  lines: { rival: Statistic['rival'] | 'all'; played: number; won: number | null; points: number }[];
}

/** The numbers of each game. At one screen nobody wins alone: such games count as played. */
export function tallies(statistics: Statistic[]): Tally[] {
  const games = [...new Set(statistics.map(({ game }) => game))];
  return games.map((game) => {
    const kinds = statistics.filter((each) => each.game === game).sort((a, b) => b.played - a.played);
    const lines: Tally['lines'] = kinds.map(({ rival, played, won, points }) => ({ rival, played, won: rival === 'screen' ? null : won, points }));
    if (lines.length < 2) return { game, lines };
    const played = lines.reduce((sum, line) => sum + line.played, 0);
    const points = lines.reduce((sum, line) => sum + line.points * line.played, 0) / played;
    const won = lines.reduce((sum, line) => sum + (line.won ?? 0), 0);
    return { game, lines: [{ rival: 'all', played, won, points }, ...lines] };
  });
}

/** How a finished game went for whoever reads. */
export function outcome(table: TableInfo): 'victory' | 'defeat' | 'shared' | 'atScreen' {
  const mine = table.seats.filter((seat) => seat.mine && !seat.resigned).map((seat) => seat.seat);
  if (table.seats.filter((seat) => seat.mine).length > 1) return 'atScreen';
  const winners = table.winners ?? [];
  if (!winners.some((seat) => mine.includes(seat))) return 'defeat';
  return winners.length > 1 ? 'shared' : 'victory';
}
