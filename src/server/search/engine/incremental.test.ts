import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import { createCorpus } from './building/corpus.ts';
import { createFactTable } from './building/fact-table.ts';
import { openEngine } from './engine.ts';
import type { SearchDocument } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

const categories = [
  { id: 10, names: ['Laptops', 'Ordinateurs portables'] },
  { id: 20, names: ['Bags & Cases'] },
];
const merchants = [7, 8, 9].map((id) => ({ id, name: `Merchant ${id}` }));
const synonyms = [{ said: ['laptop', 'notebook'] }];
const surroundings = { categories, merchants, synonyms };
/** What administrators may have made of these before. */
const otherSurroundings = [
  { ...surroundings, synonyms: [{ said: ['laptop', 'smart watch'] }] },
  { ...surroundings, categories: [{ id: 20, names: ['Watches'] }, ...categories.slice(0, 1)] },
];

// "smart" and "watch" spell a word that is in use only now and then.
const words = [
  'smart',
  'watch',
  'smartwatch',
  'laptop',
  'notebook',
  'sleeve',
  'for',
  'red',
  'TN-2110',
  'tn2110',
];
const text = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((chosen) => chosen.join(' '));
/** As long as each other: changed among themselves, they leave what terms weigh in other titles as it is. */
const fourWords = fc
  .array(fc.constantFrom('smart', 'watch', 'smartwatch', 'laptop', 'red'), { minLength: 4, maxLength: 4 })
  .map((chosen) => chosen.join(' '));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const cents = fc.integer({ min: 1, max: 99_999 });
const merchantIds = fc.uniqueArray(fc.constantFrom(7, 8, 9));
const offered = fc.record({
  condition: fc.constantFrom(...conditions),
  priceCents: cents,
  totalCents: cents,
  inStock: fc.boolean(),
  hasFreeDelivery: fc.boolean(),
  merchantIds,
});
const size = fc.record({
  label: fc.constantFrom('40', '42.5', 'XL'),
  condition: fc.constantFrom(...conditions),
  priceCents: cents,
  totalCents: cents,
  inStock: fc.boolean(),
  hasFreeDelivery: fc.boolean(),
  deliveryUnknown: fc.boolean(),
  merchantIds,
});
const drop = fc.record({
  share: fc.constantFrom(0.1, 0.3),
  cents: fc.constantFrom(100, 900),
  belowUsual: fc.constantFrom(0.05, 0.2),
});
const document: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 1, max: 25 }),
  title: fc.oneof({ weight: 3, arbitrary: fourWords }, text),
  brand: fc.constantFrom('', 'Acme', 'ACME', 'Zenith'),
  description: text,
  codes: fc.array(fc.constantFrom('AB-1', '3612345678901'), { maxLength: 2 }),
  kinds: fc.array(fourWords, { maxLength: 2 }),
  categoryId: maybe(fc.constantFrom(10, 20, 30)),
  isCategoryGuessed: fc.boolean(),
  priceCents: maybe(cents),
  totalCents: maybe(cents),
  rating: maybe(fc.integer({ min: 1, max: 5 })),
  ratingCount: maybe(fc.nat(300)),
  merchantsCount: fc.nat(3),
  inStock: fc.boolean(),
  condition: maybe(fc.constantFrom(...conditions)),
  hasFreeDelivery: fc.boolean(),
  merchantIds,
  otherConditions: fc.uniqueArray(offered, { selector: ({ condition }) => condition, maxLength: 2 }),
  sizes: fc.uniqueArray(size, { selector: ({ label, condition }) => label + condition, maxLength: 3 }),
  drops: fc.record({ 1: drop, 7: drop }, { requiredKeys: [] }),
  specifications: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('socket', 'memory'),
      value: fc.constantFrom('8', '16', 'am5'),
      display: fc.constantFrom('8 Go', '16 GB', 'AM5'),
    }),
    { selector: ({ key, value }) => `${key} ${value}`, maxLength: 3 },
  ),
  createdAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  hasOffers: fc.boolean(),
  awaitsMerchant: fc.boolean(),
});
type Change =
  | { put: SearchDocument }
  | { facts: SearchDocument }
  | { id: number; retitle: string }
  | { remove: number }
  | { build: typeof surroundings }
  | 'restart';
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: document }) },
  { weight: 3, arbitrary: fc.record({ facts: document }) },
  { weight: 6, arbitrary: fc.record({ id: fc.integer({ min: 1, max: 25 }), retitle: fourWords }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.integer({ min: 1, max: 25 }) }) },
  { weight: 6, arbitrary: fc.constant({ build: surroundings }) },
  { weight: 1, arbitrary: fc.record({ build: fc.constantFrom(...otherSurroundings) }) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

/** Most products stay as they are, as in life. */
const manyChanges = fc
  .tuple(
    fc.array(fc.record({ put: document }), { minLength: 10, maxLength: 30 }),
    fc.array(change, { minLength: 5, maxLength: 60 }),
  )
  .map(([first, later]): Change[] => [...first, { build: surroundings }, ...later]);

/** What a catalogue's texts and facts are after changes one by one, and each product as it stands at last. */
function applyChanges(changes: readonly Change[]) {
  let kept = createTestCatalogue();
  const present = new Map<number, SearchDocument>();
  for (const each of changes) {
    if (each === 'restart') {
      kept = createTestCatalogue([], {
        corpus: createCorpus(kept.corpus.keep()),
        facts: createFactTable(kept.facts.keep()),
      });
    } else if ('put' in each) {
      present.set(each.put.id, each.put);
      kept.put(each.put);
    } else if ('build' in each) {
      // An index in between must not leave anything behind.
      kept.build(each.build);
    } else if ('retitle' in each) {
      const before = present.get(each.id);
      if (!before) continue;
      const after = { ...before, title: each.retitle };
      present.set(after.id, after);
      kept.put(after);
    } else if ('remove' in each) {
      present.delete(each.remove);
      kept.remove(each.remove);
    } else {
      // Offers change far more often than words: those stay as they are.
      const before = present.get(each.facts.id);
      if (!before) continue;
      const { title, description, codes, kinds, specifications, brand } = before;
      const after = { ...each.facts, title, description, codes, kinds, specifications, brand };
      present.set(after.id, after);
      kept.facts.put(after);
    }
  }
  return { kept, present };
}

test('an incremental index equals one built from scratch', () => {
  fc.assert(
    fc.property(manyChanges, (changes) => {
      const { kept, present } = applyChanges(changes);
      const fresh = createTestCatalogue([...present.values()]);
      // Not `toEqual`: arrays of 32,000 numbers take it long.
      expect(isDeepStrictEqual(kept.build(surroundings), fresh.build(surroundings))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a compound is one only as long as a product spells it so', () => {
  const base = {
    ...fc.sample(document, { numRuns: 1, seed: 1 })[0],
    categoryId: null,
    kinds: [],
    hasOffers: true,
    awaitsMerchant: false,
  } as SearchDocument;
  // As long as each other: nothing but the compound has the first weighed anew.
  const whole = { ...base, id: 2, title: 'Acme red smartwatch', description: '' };
  const catalogue = createTestCatalogue([
    { ...base, id: 1, title: 'Acme smart watch', description: '' },
    whole,
  ]);
  const find = () =>
    openEngine(catalogue.build({}), createSenseFinders([])).search({
      query: 'smartwatch',
      sort: 'newest',
      offset: 0,
      limit: 9,
    });
  expect(find().total).toBe(2);
  catalogue.remove(2);
  expect(find().total).toBe(0);
  catalogue.put(whole);
  expect(find().total).toBe(2);
});
