import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/helpers/any-text.ts';
import { createEngine, product } from '../../../../test/helpers/search-engine.ts';
import { productSorts } from '../../../contract/catalogue/product-sorts.ts';

describe('for any catalogue and any query', () => {
  const word = fc.constantFrom('acme', 'radio', 'laptop', 'red', 'rtx4070', 'usb-c', 'Écran', '12 Go', 'for');
  const documents = fc
    .array(
      fc.record({
        words: fc.array(word, { minLength: 1, maxLength: 6 }),
        price: fc.nat(5),
        category: fc.nat(3),
      }),
      {
        maxLength: 40,
      },
    )
    .map((all) =>
      all.map(({ words, price, category }, at) =>
        product(at + 1, words.join(' '), {
          priceCents: price,
          categoryId: category * 10,
          inStock: price > 2,
        }),
      ),
    );
  const query = fc.oneof(
    fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    anyText(),
  );
  const sort = fc.constantFrom(...productSorts);
  const category = fc.option(fc.constantFrom(10, 20, 30, 99), { nil: undefined });

  test('pages part the result: all of it, nothing twice, the same total on each', () => {
    fc.assert(
      fc.property(
        documents,
        query,
        sort,
        category,
        fc.integer({ min: 1, max: 7 }),
        (all, text, order, categoryId, limit) => {
          const engine = createEngine(all);
          const ask = (offset: number, size: number) =>
            engine.search({
              query: text,
              sort: order,
              offset,
              limit: size,
              ...(categoryId && { categoryId }),
            });
          const whole = ask(0, 1_000);
          expect(whole.ids).toHaveLength(whole.total);
          expect(new Set(whole.ids).size).toBe(whole.total);
          const pages: number[] = [];
          for (let offset = 0; offset < whole.total; offset += limit) {
            const page = ask(offset, limit);
            expect(page.total).toBe(whole.total);
            pages.push(...page.ids);
          }
          expect(pages).toEqual(whole.ids);
          expect(ask(whole.total + 1, limit).ids).toEqual([]);
        },
      ),
    );
  });

  test('every order holds the same products', () => {
    fc.assert(
      fc.property(documents, query, (all, text) => {
        const engine = createEngine(all);
        const sets = productSorts.map((order) =>
          engine.search({ query: text, sort: order, offset: 0, limit: 1_000 }).ids.toSorted((a, b) => a - b),
        );
        for (const ids of sets) expect(ids).toEqual(sets[0]);
      }),
    );
  });
});
