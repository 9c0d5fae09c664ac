import { expect, test } from 'vitest';
import { product } from '../../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../../test/helpers/search-index.ts';
import { openEngine } from '../engine.ts';
import type { ClickedProduct } from '../search-document.ts';
import { createSenseFinders } from '../words/synonyms.ts';

const data = createTestCatalogue([
  product(1, 'Acme radio'),
  product(2, 'Zeta radio', { merchantsCount: 4 }),
  product(3, 'Desk for radio'),
  product(4, 'Gone radio', { hasOffers: false }),
]).build({});
const find = (query: string, clicked: readonly ClickedProduct[]) =>
  openEngine(data, createSenseFinders([]), undefined, clicked).search({
    query,
    sort: 'relevance',
    offset: 0,
    limit: 9,
  }).ids;

test('what people open from the same query rises, in any spelling, and no further than a quarter', () => {
  expect(find('radio', [])).toEqual([2, 1, 3]);
  const clicked = [1, 3, 4, 77].map((productId) => ({ query: 'Radios', productId, count: 60 }));
  expect(find('radio', clicked)).toEqual([1, 2, 3]);
  expect(find('radio zeta', clicked)[0]).toBe(2);
});
