import { describe, expect, it } from 'vitest';
import { parseCount, parseFlag, parseRating } from './flags.ts';

describe('flags, counts and ratings', () => {
  it('reads booleans of both languages', () => {
    expect(['1', 'yes', 'TRUE', 'oui'].map(parseFlag)).toEqual([true, true, true, true]);
    expect(['0', 'no', 'false', 'Non'].map(parseFlag)).toEqual([false, false, false, false]);
    expect(['', 'maybe', '2'].map(parseFlag)).toEqual([undefined, undefined, undefined]);
  });

  it('reads counts and ratings, and nothing out of range', () => {
    expect(['12', '7.0', '', '-1', 'many'].map(parseCount)).toEqual([12, 7, null, null, null]);
    expect(['4.5', '4,5', '3/5', '0', '5.1', '90%'].map(parseRating)).toEqual([
      4.5,
      4.5,
      3,
      null,
      null,
      null,
    ]);
  });
});
