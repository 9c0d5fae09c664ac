import { expect, test } from 'vitest';
import { createCategoryMapping, keysAbove } from '../../src/server/facts/service.ts';
import { createDemoProducts } from '../catalogue/products.ts';
import { createListings } from './listings.ts';
import { merchants } from './merchants.ts';

const products = createDemoProducts();
const listings = createListings(products, merchants);
const all = [...listings.values()].flat();

function countOffers(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { product } of all) counts.set(product.sku, (counts.get(product.sku) ?? 0) + 1);
  return counts;
}

test('every product is offered, from once to ten times and more', () => {
  const counts = countOffers();
  expect(counts.size).toBe(products.length);
  expect(Math.min(...counts.values())).toBe(1);
  expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(10);
});

test('a merchant’s articles have ids of their own', () => {
  for (const ofMerchant of listings.values()) {
    expect(new Set(ofMerchant.map(({ articleId }) => articleId)).size).toBe(ofMerchant.length);
  }
});

test('awkward products are as rare as they are meant to be', () => {
  const merchantsOf = (sku: string) =>
    all.filter(({ product }) => product.sku === sku).map(({ merchant }) => merchant);
  expect(merchantsOf('lumivelle-onde-pro-16').every(({ condition }) => condition === 'refurbished')).toBe(
    true,
  );
  expect(merchantsOf('echovar-course').every(({ delivery }) => delivery === null)).toBe(true);
  expect(merchantsOf('orevia-sillon-pro')).toHaveLength(1);
});

test('merchants’ own categories lead to the products’ categories', () => {
  const map = createCategoryMapping();
  /** What a shelf holds that has a place of its own elsewhere. */
  const elsewhere: Record<string, string> = {
    lenses: 'cameras',
    handbags: 'fashion',
    backpacks: 'bags-cases',
  };
  for (const { product, merchant } of all) {
    const { key } = map.ofPaths(merchant.categoryOf(product), '');
    expect([product.sku, ...keysAbove(key), elsewhere[key]]).toContain(product.category);
  }
});
