import { expect, it } from 'vitest';
import { place, placeOf, wordOf } from '../src/lib/places';

it('names a thing by whose it is, where it lies and what it is there', () => {
  expect([place(0, 'city', 4), place(null, 'track', 'troy'), place(1, 'warlord')]).toEqual(['0:city:4', 'table:track:troy', '1:warlord:0']);
  expect(placeOf('0:city:4')).toEqual({ owner: 0, zone: 'city', index: '4' });
  expect(placeOf('table:track:troy')).toEqual({ owner: null, zone: 'track', index: 'troy' });
});

it('finds what an option says after the name of its move', () => {
  const option = (move: string, symbol: string) => ({ symbol, move, text: '', name: '', note: '', targets: [] });
  expect([wordOf(option('pay gold', 'pay gold 2')), wordOf(option('send', 'send from a2')), wordOf(option('pass', 'pass'))]).toEqual(['2', 'from a2', '']);
});
