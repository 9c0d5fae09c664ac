import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankedOffers } from '../../../test/helpers/ranked-offers.ts';
import { bestOffers, type RankedBy, rankOffers } from './ranking.ts';

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
const untold = { deliveryCents: null };
const away = { isInStock: false };
const unstated = { isInStock: false, isStockUnknown: true };

describe('rankOffers', () => {
  test.each([
    ['no offers', [], undefined, []],
    ['the lowest total first', [offer(1, 30), offer(2, 10), offer(3, 20)], 2, [3, 1]],
    [
      'an unknown delivery cost after every known one of its condition',
      [offer(1, 5, untold), offer(2, 10), offer(3, 11, away), offer(4, 1, used), offer(5, 4, untold)],
      2,
      [3, 5, 1, 4],
    ],
    [
      'an unknown delivery cost where no known one is in stock',
      [offer(1, 9, untold), offer(2, 5, away)],
      1,
      [2],
    ],
    ['an unknown delivery cost before another condition', [offer(1, 9, untold), offer(2, 5, used)], 1, [2]],
    ['a stock that is not stated after in stock', [offer(1, 5, unstated), offer(2, 10)], 2, [1]],
    ['a stock that is not stated before out of stock', [offer(1, 5, away), offer(2, 10, unstated)], 2, [1]],
    ['the main one in stock, although another is cheaper', [offer(1, 5, away), offer(2, 10)], 2, [1]],
    [
      'in stock before out of stock',
      [offer(1, 5, away), offer(2, 10), offer(3, 1), offer(4, 7, unstated)],
      3,
      [2, 4, 1],
    ],
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

const isKnown = (each: RankedBy) => each.isInStock && each.deliveryCents !== null;

test('no offer of another condition, unknown delivery or unknown stock is best while a known one is in stock', () => {
  fc.assert(
    fc.property(rankedOffers, (drawn) => {
      const { main, others } = rankOffers(drawn);
      const news = drawn.filter(({ condition }) => condition === 'new');
      if (news.some(isKnown)) {
        expect(main).toMatchObject({ condition: 'new', isInStock: true, deliveryCents: expect.any(Number) });
        expect(main?.totalCents).toBe(Math.min(...news.filter(isKnown).map(({ totalCents }) => totalCents)));
      }
      for (const best of bestOffers(drawn)) {
        const alike = drawn.filter(({ condition }) => condition === best.condition);
        if (alike.some(isKnown)) expect(isKnown(best)).toBe(true);
      }
      const untoldAt = others.findIndex((each) => each.deliveryCents === null && each.condition === 'new');
      const behind = untoldAt < 0 ? [] : others.slice(untoldAt);
      expect(behind.filter((each) => each.condition === 'new' && each.deliveryCents !== null)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
