import { expect, test } from 'vitest';
import { product } from '../../../../../test/helpers/search-engine.ts';
import { openEngine } from '../engine.ts';
import { createSenseFinders } from '../words/synonyms.ts';
import { createIndexer } from './build.ts';
import { createCorpus } from './corpus.ts';
import { createFactTable } from './fact-table.ts';

const createFacts = (ids: readonly number[]) => {
  const table = createFactTable();
  for (const id of ids) table.put(product(id, ''));
  return table;
};
const texts = (title: string) => ({ title, brand: '', description: '', codes: [], kinds: [] });

test('a corpus that changed for long gives the index that a new one gives', () => {
  const old = createCorpus();
  for (let round = 0; round < 60; round++) {
    for (let id = 1; id <= 300; id++) old.put(id, texts(`Thing ${id} of round${round} with words to fill`));
  }
  const fresh = createCorpus();
  for (let id = 1; id <= 200; id++) {
    old.put(id, texts(`Lamp ${id} bright`));
    fresh.put(id, texts(`Lamp ${id} bright`));
  }
  for (let id = 201; id <= 300; id++) old.remove(id);
  const all = createFacts(Array.from({ length: 200 }, (_, i) => i + 1));
  const [a, b] = [createIndexer(old, all)([], [], []), createIndexer(fresh, all)([], [], [])];
  expect(a).toEqual(b);
});

test('a product whose texts are not held is listed and found by no word', () => {
  const corpus = createCorpus();
  corpus.put(1, texts('Lamp'));
  const engine = openEngine(createIndexer(corpus, createFacts([1, 2]))([], [], []), createSenseFinders([]));
  expect(engine.search({ sort: 'relevance', offset: 0, limit: 10 }).total).toBe(2);
  expect(engine.search({ query: 'lamp', sort: 'relevance', offset: 0, limit: 10 }).ids).toEqual([1]);
});
