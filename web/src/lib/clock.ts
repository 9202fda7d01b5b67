/** Clocks in words and figures. */
import { translator } from './i18n.svelte';
import type { Clock, SeatClock } from './types';

export const t = translator({
  en: {
    none: 'No clock',
    perMove: '{n} {n|day|days} a move',
    perGame: '{n} min a game',
    more: '+{n} s a turn',
    bot: 'then a bot plays on',
    resign: 'then the seat resigns',
    days: '{d} d {h} h',
    hours: '{h} h {m}',
    over: 'Time is over',
    soon: 'Your time is running out: {time} left.',
    clocks: 'Clocks',
    of: '{name}: {time}',
    en: 'English',
    fr: 'French',
  },
  fr: {
    none: 'Sans pendule',
    perMove: '{n} {n|jour|jours} par coup',
    perGame: '{n} min par partie',
    more: '+{n} s par tour',
    bot: 'puis un bot joue',
    resign: 'puis le siège abandonne',
    days: '{d} j {h} h',
    hours: '{h} h {m}',
    over: 'Temps écoulé',
    soon: 'Votre temps s’épuise : il reste {time}.',
    clocks: 'Pendules',
    of: '{name} : {time}',
    en: 'anglais',
    fr: 'français',
  },
});

/** "10 min a game · +20 s a turn · then a bot plays on". */
export function ruleText(clock: Clock | null | undefined, end = true): string {
  if (!clock) return t('none');
  const parts = [t(clock.per === 'move' ? 'perMove' : 'perGame', { n: clock.time })];
  if (clock.per === 'game' && clock.increment) parts.push(t('more', { n: clock.increment }));
  if (end) parts.push(t(clock.then ?? 'bot'));
  return parts.join(' · ');
}

/** "2 d 4 h", "3 h 05", "4:09". */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [d, h, m] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (d > 0) return t('days', { d, h });
  return h > 0 ? t('hours', { h, m: two(m) }) : `${m}:${two(left % 60)}`;
}

/** What a seat has left so many seconds after the server has told. */
export function leftNow(clock: SeatClock, since: number): number {
  return clock.running ? clock.left - since : clock.left;
}

/** From when on a person is warned: a twelfth of a move, the last minute of a game, of a very short one a fifth. */
export function warnBelow(clock: Clock): number {
  return clock.per === 'move' ? (clock.time * 86400) / 12 : Math.min(60, clock.time * 12);
}
