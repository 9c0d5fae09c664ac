import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine, product } from '../../../../test/helpers/search-engine.ts';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import { productSorts } from '../../../contract/catalogue/product-sorts.ts';
import type { EngineRequest } from './request.ts';

const colour = (value: string) => ({ key: 'colour', value, display: value });
const variants = [
  product(1, 'Acme Z9 128 Go noir', { familyId: 1, specifications: [colour('black')], categoryId: 10 }),
  product(2, 'Acme Z9 256 Go noir', {
    familyId: 1,
    specifications: [colour('black')],
    categoryId: 10,
    merchantsCount: 9,
  }),
  product(3, 'Acme Z9 128 Go bleu', { familyId: 1, specifications: [colour('blue')], categoryId: 10 }),
  product(4, 'Acme Z8 radio', { categoryId: 10 }),
  product(5, 'Sonora S1 noir', { familyId: 5, categoryId: 30 }),
];
const engine = createEngine(variants);
const list = (request: Partial<EngineRequest> = {}) =>
  engine.search({ sort: 'delivered', offset: 0, limit: 10, isFolded: true, ...request });

test('one product stands for its family: the one that comes first in the order', () => {
  expect(list()).toMatchObject({ ids: [1, 4, 5], total: 3, products: 5, isFolded: true });
  expect(list({ sort: 'price_desc' }).ids).toEqual([5, 4, 3]);
  expect(list({ sort: 'offers' }).ids[0]).toBe(2);
  expect(list({ query: 'acme', sort: 'relevance' })).toMatchObject({ total: 2, products: 4 });
  expect(list({ isFolded: false })).toMatchObject({ total: 5, products: 5, isFolded: false });
});

test('a filter that no variant differs in keeps the list folded, by what it leaves', () => {
  expect(list({ filters: { fromCents: 1_502 } })).toMatchObject({ ids: [2, 4, 5], products: 4 });
});

test('naming a variant unfolds, in words or by a facet', () => {
  expect(list({ query: 'acme noir' }).isFolded).toBe(false);
  expect(list({ query: 'acme 128 go' })).toMatchObject({ isFolded: false, leading: 2 });
  expect(list({ query: 'acme z9 black' }).isFolded).toBe(false);
  expect(list({ query: 'acme 5g' }).isFolded).toBe(true);
  const filters = { specifications: [{ key: 'colour', value: 'black' }] };
  expect(list({ filters })).toMatchObject({ ids: [1, 2], isFolded: false });
});

test('facets count products, folded or not', () => {
  const facets = { specificationKeys: new Map([[10, ['colour']]]), categoryId: 10 };
  expect(list({ facets }).facets).toEqual(list({ facets, isFolded: false }).facets);
});

test("a product's family is known, and like products are none of it", () => {
  expect(engine.family(3)).toEqual([1, 2, 3]);
  // Alone in its family, of none, unknown.
  expect([5, 4, 99].map(engine.family)).toEqual([[], [], []]);
  expect(engine.similar(1, 5)).toEqual([4]);
  expect(engine.similar(4, 5)).toHaveLength(1);
  expect(engine.suggest('acme', 5).productIds).toHaveLength(2);
});

test('of any list, in any order, the folded one is what first of each family stands in the whole', () => {
  const word = fc.constantFrom('acme', 'radio', 'laptop', 'Écran', 'for');
  const documents = fc.array(
    fc.record({
      words: fc.array(word, { minLength: 1, maxLength: 4 }),
      price: fc.nat(5),
      family: fc.nat(6),
      category: fc.nat(3),
      condition: fc.constantFrom(...conditions),
      offered: fc.boolean(),
    }),
    { maxLength: 40 },
  );
  const filters = fc.option(
    fc.record({ toCents: fc.integer({ min: 0, max: 5 }), conditions: fc.subarray([...conditions]) }),
    { nil: undefined },
  );
  const query = fc.array(word, { maxLength: 2 }).map((words) => words.join(' '));
  const categoryId = fc.constantFrom(undefined, 10, 20);
  fc.assert(
    fc.property(
      documents,
      filters,
      query,
      fc.constantFrom(...productSorts),
      categoryId,
      (all, chosen, text, sort, category) => {
        const products = all.map(({ words, price, family, category: id, condition, offered }, at) =>
          product(at + 1, words.join(' '), {
            ...{ priceCents: price, totalCents: price, condition, hasOffers: offered },
            categoryId: id * 10,
            familyId: family,
          }),
        );
        const asked = createEngine(products);
        const request = { query: text, filters: chosen, sort, offset: 0, limit: 100, categoryId: category };
        const whole = asked.search(request);
        const familyOf = new Map(products.map(({ id, familyId }) => [id, familyId || `none ${id}`]));
        const first = whole.ids.filter(
          (id, at) => whole.ids.findIndex((other) => familyOf.get(other) === familyOf.get(id)) === at,
        );
        const folded = asked.search({ ...request, isFolded: true });
        expect(folded.ids).toEqual(first);
        expect(folded).toMatchObject({ total: first.length, products: whole.total });
        const pages = [0, 3, 6].flatMap(
          (offset) => asked.search({ ...request, isFolded: true, offset, limit: 3 }).ids,
        );
        expect(pages).toEqual(first.slice(0, 9));
      },
    ),
  );
});
