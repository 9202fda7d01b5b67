import { afterEach, describe, expect, it } from 'vitest';
import { leftNow, ruleText, timeText, warnBelow } from '../src/lib/clock';
import { language } from '../src/lib/i18n.svelte';

describe('clocks', () => {
  afterEach(() => (language.current = 'en'));

  it('tells times by their size', () => {
    language.current = 'en';
    expect([0, 9.2, 249, 3900, 2 * 86400 + 4 * 3600, -5].map(timeText)).toEqual(['0:00', '0:10', '4:09', '1 h 05', '2 d 4 h', '0:00']);
    language.current = 'fr';
    expect(timeText(86400)).toBe('1 j 0 h');
  });

  it('tells the rule of a table', () => {
    language.current = 'en';
    expect(ruleText(null)).toBe('No clock');
    expect(ruleText({ per: 'game', time: 10, increment: 20, then: 'bot' })).toBe('10 min a game · +20 s a turn · then a bot plays on');
    expect(ruleText({ per: 'move', time: 1, increment: 0, then: 'resign' })).toBe('1 day a move · then the seat resigns');
  });

  it('lets time go by for whoever must decide', () => {
    expect(leftNow({ left: 60, running: true }, 15)).toBe(45);
    expect(leftNow({ left: 60, running: false }, 15)).toBe(60);
    expect(warnBelow({ per: 'game', time: 10, increment: 0, then: 'bot' })).toBe(60);
    expect(warnBelow({ per: 'game', time: 1, increment: 0, then: 'bot' })).toBe(12);
    expect(warnBelow({ per: 'move', time: 3, increment: 0, then: 'bot' })).toBe(6 * 3600);
  });
});
