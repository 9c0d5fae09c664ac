import { describe, expect, it } from 'vitest';
import { lowestShown } from './target-price.ts';

describe('the scale beside a target price', () => {
  it.each<[string, number | undefined, number]>([
    ['the proposed one, without an alert', undefined, 30_000],
    ['an alert below it', 28_500, 28_500],
    ['the proposed one, where the alert is above', 31_000, 30_000],
    ['the proposed one, where the alert would flatten the curve', 10_000, 30_000],
  ])('holds %s', (_, own, shown) => {
    expect(lowestShown(30_000, own)).toBe(shown);
  });
});
