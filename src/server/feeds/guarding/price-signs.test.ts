import { describe, expect, it } from 'vitest';
import { categoryWords } from '../../facts/service.ts';
import { createPriceSigns, findPlaceholder, notePrice, seemInCents } from './price-signs.ts';
import { limitedCategories, usualLimitOf } from './usual-limits.ts';

function signsOf(category: string, texts: readonly string[]) {
  const signs = createPriceSigns();
  for (const written of texts)
    notePrice(signs, { written, priceCents: Math.round(Number.parseFloat(written) * 100), category });
  return signs;
}
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i));

describe('prices that seem to be in cents', () => {
  it.each([
    ['clothes at 1999 and more', 'mens-clothing', many(20, (i) => `${1999 + 50 * i}`), true],
    ['the same with idle cents', 'mens-clothing', many(20, (i) => `${1999 + 50 * i}.00`), true],
    ['books at 1250', 'books', many(20, (i) => `${1250 + i}`), true],
    ['clothes in whole euros', 'mens-clothing', many(20, (i) => `${19 + 10 * i}`), false],
    ['dear clothes in whole euros', 'womens-clothing', many(20, (i) => `${290 + 40 * i}`), false],
    ['furniture', 'sofas-armchairs', many(20, (i) => `${499 + 100 * i}`), false],
    ['watches', 'watches', many(20, (i) => `${1_990 + 500 * i}`), false],
    ['dear clothes with cents', 'womens-clothing', many(20, (i) => `${1_999 + i}.95`), false],
    ['a few books at 1250', 'books', many(3, (i) => `${1250 + i}`), true],
    ['a few books, one of them at 25', 'books', ['1250', '1390', '25'], false],
    ['a few books, one of them with cents', 'books', ['1250', '1390', '999.90'], false],
    ['a few sofas', 'sofas-armchairs', ['2499', '1999'], false],
    ['no rows', 'books', [], false],
  ])('%s', (_, category, texts, seems) => {
    expect(seemInCents(signsOf(category, texts), texts.length)).toBe(seems);
  });

  it('need more than half of all rows, those that were not read again among them', () => {
    const texts = many(20, () => '1250');
    expect(seemInCents(signsOf('books', texts), 40)).toBe(false);
  });

  it('are held against limits of categories that exist, their own or those above', () => {
    expect(limitedCategories.filter((key) => !Object.hasOwn(categoryWords, key))).toEqual([]);
    expect(usualLimitOf('womens-shoes')).toBe(usualLimitOf('fashion'));
    expect(usualLimitOf('other')).toBe(3_000);
  });
});

describe('a price that stands where nobody has set one', () => {
  const placeholderOf = (texts: readonly string[]) => findPlaceholder(signsOf('toys', texts), texts.length);

  it.each(['1.00', '9999', '999.99', '1234', '100.00', '1.11'])('%s throughout', (text) => {
    expect(placeholderOf(many(12, () => text))).toBe(Math.round(Number(text) * 100));
  });

  it.each(['9.99', '19.90', '3.50', '25'])('%s throughout is a shop of one price', (text) => {
    expect(placeholderOf(many(12, () => text))).toBeUndefined();
  });

  it('is none where a fifth of the rows has others, nor in a few rows', () => {
    expect(placeholderOf([...many(12, () => '1.00'), ...many(4, (i) => `${5 + i}.90`)])).toBeUndefined();
    expect(placeholderOf(many(5, () => '1.00'))).toBeUndefined();
  });
});
