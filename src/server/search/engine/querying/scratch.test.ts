import { expect, test } from 'vitest';
import { product } from '../../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../../test/helpers/search-index.ts';
import { openEngine } from '../engine.ts';
import { createSenseFinders } from '../words/synonyms.ts';
import { createScratch } from './scratch.ts';

test('arrays are reused zeroed, with the requested length, and reallocated where too short', () => {
  const scratch = createScratch();
  scratch('uint32', 'a', 10).fill(7);
  const again = scratch('uint32', 'a', 5);
  expect([again.length, ...again]).toEqual([5, 0, 0, 0, 0, 0]);
  expect(again.buffer).toBe(scratch('uint32', 'a', 8).buffer);
  expect(scratch('uint32', 'b', 8).buffer).not.toBe(again.buffer);
  expect(scratch('uint32', 'a', 100)).toEqual(new Uint32Array(100));
});

test.each([
  [40, 30],
  [30, 40],
])('an index of %d products leaves nothing behind for one of %d', (before, after) => {
  const build = (count: number) => {
    const titles = ['Radio red', 'Radio blue', 'Lamp blue'];
    const documents = Array.from({ length: count }, (_, at) =>
      product(at + 1, titles[at % 3] as string, { categoryId: at % 2 ? 10 : null, inStock: at % 5 > 0 }),
    );
    return createTestCatalogue(documents).build({ categories: [{ id: 10, names: ['Radios'] }] });
  };
  const senses = createSenseFinders([]);
  const scratch = createScratch();
  const resultsOf = (engine: ReturnType<typeof openEngine>) =>
    ['radio', 'radio red', 'blue lamp', 'rdio', ''].flatMap((query) =>
      (['relevance', 'delivered'] as const).map((sort) =>
        engine.search({
          ...{ query, sort, offset: 3, limit: 9 },
          filters: { inStock: true, toCents: 2_000 },
          facets: { specificationKeys: new Map() },
        }),
      ),
    );
  resultsOf(openEngine(build(before), senses, scratch));
  const next = build(after);
  expect(resultsOf(openEngine(next, senses, scratch))).toEqual(resultsOf(openEngine(next, senses)));
});
