import { describe, expect, test } from 'vitest';
import { type RankedBy, rankOffers } from './ranking.ts';

const offer = (id: number, totalCents: number, changes: Partial<RankedBy> = {}): RankedBy => ({
  id,
  totalCents,
  condition: 'new',
  deliveryCents: 0,
  isInStock: true,
  ...changes,
});
const used = { condition: 'used' } as const;
const refurbished = { condition: 'refurbished' } as const;
const away = { isInStock: false };
const unstated = { isInStock: false, isStockUnknown: true };

describe('rankOffers', () => {
  test.each([
    ['no offers', [], undefined, []],
    ['the lowest total first', [offer(1, 30), offer(2, 10), offer(3, 20)], 2, [3, 1]],
    [
      'an unknown delivery cost after a known one of the same total',
      [offer(1, 10, { deliveryCents: null }), offer(2, 10), offer(3, 11)],
      2,
      [1, 3],
    ],
    [
      'an unknown delivery cost by its total otherwise',
      [offer(1, 9, { deliveryCents: null }), offer(2, 10)],
      1,
      [2],
    ],
    ['a stock that is not stated after in stock', [offer(1, 5, unstated), offer(2, 10)], 2, [1]],
    ['a stock that is not stated before out of stock', [offer(1, 5, away), offer(2, 10, unstated)], 2, [1]],
    ['the main one in stock, although another is cheaper', [offer(1, 5, away), offer(2, 10)], 2, [1]],
    ['in stock before out of stock at one total', [offer(1, 10, away), offer(2, 10), offer(3, 1)], 3, [2, 1]],
    ['new before a cheaper used one', [offer(1, 5, used), offer(2, 10)], 2, [1]],
    [
      'each condition by itself',
      [offer(1, 5, used), offer(2, 8, refurbished), offer(3, 9), offer(4, 10)],
      3,
      [4, 2, 1],
    ],
    ['the best other condition without new ones', [offer(1, 5, used), offer(2, 8, refurbished)], 2, [1]],
    [
      'another condition in stock before new goods out of stock',
      [offer(1, 10, away), offer(2, 5, used)],
      2,
      [1],
    ],
    ['the lowest of all where nothing is in stock', [offer(1, 10, away), offer(2, 5, away)], 2, [1]],
    ['the older offer at equal terms', [offer(2, 10), offer(1, 10)], 1, [2]],
  ] as [string, RankedBy[], number | undefined, number[]][])('%s', (_name, offers, main, others) => {
    const ranked = rankOffers(offers);
    expect(ranked.main?.id).toBe(main);
    expect(ranked.others.map(({ id }) => id)).toEqual(others);
  });
});
