import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { exceptions } from './exceptions.ts';
import { checkDigit } from './gtin.ts';
import { createDemoProducts } from './products.ts';

const products = createDemoProducts();
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the demo’s products', () => {
  test('are some 400 in 15 categories and more, all of them ours', async () => {
    const migration = await readFile('db/migrations/0004_catalogue.sql', 'utf8');
    const ours = [...migration.matchAll(/\(\d+, '([a-z-]+)'/g)].map(([, key]) => key);
    const used = new Set(products.map(({ category }) => category));
    expect(products.length).toBeGreaterThan(390);
    expect(used.size).toBeGreaterThanOrEqual(15);
    for (const category of used) expect(ours).toContain(category);
  });

  test('are the same each time', () => {
    expect(createDemoProducts()).toEqual(products);
  });

  test('can be told apart', () => {
    expect(unique(products.map(({ sku }) => sku))).toBe(true);
    expect(unique(products.map(({ title }) => title))).toBe(true);
    expect(unique(products.map(({ ean }) => ean))).toBe(true);
    expect(unique(products.map(({ mpn }) => mpn))).toBe(true);
  });

  test('have valid EANs of the demonstration prefix', () => {
    for (const { ean } of products) {
      expect(ean).toMatch(/^952\d{10}$/);
      expect(checkDigit(ean.slice(0, -1))).toBe(Number(ean.at(-1)));
    }
  });

  test('are described in whole sentences', () => {
    for (const { description, exception } of products) {
      if (exception.hasNoDescription) continue;
      expect(description).toMatch(/\.$/);
      expect(description).not.toMatch(/[{}]|undefined|\b[Ll][ae] [AEIOUÉÈÊ]/);
    }
  });

  test('hold the awkward ones that pages have to stand', () => {
    const skus = products.map(({ sku }) => sku);
    for (const sku of Object.keys(exceptions)) expect(skus).toContain(sku);
    expect(products.some(({ title }) => title.length > 200)).toBe(true);
  });
});

test('a check digit is the published example’s', () => {
  expect(checkDigit('629104150021')).toBe(3);
});
