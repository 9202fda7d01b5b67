import { describe, expect, it } from 'vitest';
import { fallen } from '../src/ui/score';

describe('a score that falls', () => {
  it('tells the lines that fell, the greatest first', () => {
    const before = [['Provinces', 4], ['Majority: Provinces', 3], ['Wonders', 2]] as const;
    const after = [['Provinces', 3], ['Majority: Provinces', 0], ['Wonders', 2]] as const;
    expect(fallen(before, after)).toEqual({ by: 4, why: [['Majority: Provinces', 3], ['Provinces', 1]] });
  });
  it('is silent when the total did not fall', () => {
    expect(fallen([['Provinces', 4]], [['Provinces', 5]])).toBeNull();
    expect(fallen([['Provinces', 4], ['Revolts', 0]], [['Provinces', 5], ['Revolts', -1]])).toBeNull();
  });
  it('counts a line that is gone', () => {
    expect(fallen([['Quests', 2]], [])).toEqual({ by: 2, why: [['Quests', 2]] });
  });
});
