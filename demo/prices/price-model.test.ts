import { describe, expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/products.ts';
import { createListings } from '../merchants/listings.ts';
import { merchants } from '../merchants/merchants.ts';
import { dayOf } from './day.ts';
import { lastChange, priceOn } from './price-model.ts';
import { findSale } from './sales.ts';
import { stockOn } from './stock-model.ts';

const today = dayOf(new Date('2026-11-21T00:00:00Z'));
const listings = [...createListings(createDemoProducts(), merchants).values()].flat();
const days = Array.from({ length: 120 }, (_, i) => today - 119 + i);
const years = Array.from({ length: 40 }, (_, i) => today + i * 37);

// One look at all that is wrong: an assertion for each of so many prices takes far longer than the prices.
describe('prices', () => {
  test('stay near the usual price, for years', () => {
    const prices = listings.flatMap((listing) => {
      const usual = listing.product.priceCents * listing.merchant.priceLevel;
      return years.map((day) => ({ usual, price: priceOn(listing, day) }));
    });
    expect(prices.length).toBe(listings.length * years.length);
    expect(prices.filter(({ price }) => !Number.isInteger(price))).toEqual([]);
    expect(prices.filter(({ price, usual }) => !(price > usual * 0.4))).toEqual([]);
    expect(prices.filter(({ price, usual }) => !(price < usual * 1.2 + 100))).toEqual([]);
  });

  test('move on the merchant’s days only', () => {
    const moved = listings
      .slice(0, 200)
      .flatMap((listing) =>
        days.filter(
          (day) =>
            lastChange(listing.merchant, day) !== day && priceOn(listing, day) !== priceOn(listing, day - 1),
        ),
      );
    expect(moved).toEqual([]);
  });

  test('move often enough to look alive, and not with every feed', () => {
    const changes = listings.map((listing) => {
      const prices = days.map((day) => priceOn(listing, day));
      return prices.filter((price, i) => i > 0 && price !== prices[i - 1]).length;
    });
    const mean = changes.reduce((sum, count) => sum + count, 0) / changes.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(25);
  });

  test('fall for real for some articles at any time', () => {
    for (const day of [today - 90, today - 45, today, today + 30]) {
      const falls = listings.filter((listing) => priceOn(listing, day) < 0.9 * priceOn(listing, day - 14));
      expect(falls.length).toBeGreaterThan(listings.length * 0.02);
    }
  });
});

describe('stock', () => {
  test('is there for most articles on every day', () => {
    for (const day of days) {
      const states = listings.map((listing) => stockOn(listing, day));
      expect(states.filter((state) => state === 'in_stock').length / states.length).toBeGreaterThan(0.8);
      expect(states).toContain('out_of_stock');
      expect(states).toContain('absent');
    }
  });
});

test('sales come with the season and deepest first', () => {
  expect(findSale(dayOf(new Date('2027-01-10T00:00:00Z')), 'fashion')?.depth).toBe(0.4);
  expect(findSale(dayOf(new Date('2027-01-10T00:00:00Z')), 'audio')?.depth).toBe(0.2);
  expect(findSale(dayOf(new Date('2027-03-10T00:00:00Z')), 'audio')).toBeUndefined();
});
