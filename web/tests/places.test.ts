import { expect, it } from 'vitest';
import { place, placeOf } from '../src/lib/places';

it('names a thing by whose it is, where it lies and what it is there', () => {
  expect([place(0, 'city', 4), place(null, 'track', 'troy'), place(1, 'warlord')]).toEqual(['0:city:4', 'table:track:troy', '1:warlord:0']);
  expect(placeOf('0:city:4')).toEqual({ owner: 0, zone: 'city', index: '4' });
  expect(placeOf('table:track:troy')).toEqual({ owner: null, zone: 'track', index: 'troy' });
});
