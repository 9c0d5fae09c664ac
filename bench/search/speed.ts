/**
 * Speed of the search engine alone, in this process, by type of query.
 *   npm run bench -- search-speed --data FOLDER [--products 200000]
 * FOLDER holds merchants' feeds with their truth; their offers' texts become the products.
 */
import { parseArgs } from 'node:util';
import { listAliases } from '../../src/server/search/aliases-queries.ts';
import { createIndexer } from '../../src/server/search/engine/building/build.ts';
import { createCorpus } from '../../src/server/search/engine/building/corpus.ts';
import { createFactTable } from '../../src/server/search/engine/building/fact-table.ts';
import { type Engine, openEngine } from '../../src/server/search/engine/engine.ts';
import type { FacetRequest, Filters } from '../../src/server/search/engine/facets/filters.ts';
import type { IndexData } from '../../src/server/search/engine/index-data.ts';
import type { EngineRequest } from '../../src/server/search/engine/request.ts';
import type { SearchDocument } from '../../src/server/search/engine/search-document.ts';
import { createSenseFinders } from '../../src/server/search/engine/words/synonyms.ts';
import { openBenchDatabase } from '../open-database.ts';
import { createCatalogue, createRandom } from './documents.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, products: { type: 'string', default: '200000' } },
});
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error('search speed: not measured; give a folder of feeds with --data FOLDER');
  process.exit(1);
}

const queriesPerType = 400;
const random = createRandom(2);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Words of titles with how many titles hold them, most frequent first. */
function countWords(documents: readonly SearchDocument[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { title } of documents) {
    for (const word of new Set(title.toLowerCase().match(/[a-z]{3,}/g) ?? [])) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

const swapLetters = (word: string): string =>
  `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;

const keys = Array.from({ length: 12 }, (_, key) => `key-${key}`);

/** Several facets at once, as few shoppers choose them. */
const chooseFilters = (): Filters => ({
  inStock: true,
  fromCents: 2_000,
  merchants: [`Merchant ${1 + Math.floor(20 * random())}`, 'Merchant 1', 'Merchant 2'],
  specifications: [
    { key: 'key-0', value: '0' },
    { key: 'key-0', value: '1' },
  ],
});

/** Requests of each type, drawn from the catalogue's own words. */
function createRequests(documents: readonly SearchDocument[], categoryIds: readonly number[]) {
  const words = countWords(documents);
  const common = words.slice(0, 50).map(([word]) => word);
  const usual = words.slice(50, 5_000).map(([word]) => word);
  const titleWords = () => pick(documents).title.match(/[\p{L}\d-]{3,}/gu) ?? ['cable'];
  const first = { sort: 'relevance', offset: 0, limit: 24 } as const;
  const facets: FacetRequest = { specificationKeys: new Map(categoryIds.map((id) => [id, keys])) };
  const types: Record<string, () => EngineRequest> = {
    'common word': () => ({ ...first, query: pick(common) }),
    'two common words': () => ({ ...first, query: `${pick(common)} ${pick(common)}` }),
    '2 words of a title': () => ({ ...first, query: titleWords().slice(0, 2).join(' ') }),
    '3 words of a title': () => ({ ...first, query: titleWords().slice(-3).join(' ') }),
    'whole title': () => ({ ...first, query: pick(documents).title }),
    prefix: () => ({ ...first, query: pick(usual).slice(0, 4) }),
    typo: () => ({ ...first, query: swapLetters(pick(usual)) }),
    'part number': () => ({ ...first, query: pick(pick(documents).codes) ?? 'none' }),
    'common word by price': () => ({ ...first, sort: 'delivered', query: pick(common) }),
    'common word, page 200': () => ({ ...first, offset: 4_776, query: pick(common) }),
    category: () => ({ ...first, categoryId: pick(categoryIds) }),
    'category by price, page 50': () => ({
      ...first,
      sort: 'price',
      offset: 1_176,
      categoryId: pick(categoryIds),
    }),
    'common word with facets': () => ({ ...first, query: pick(common), facets }),
    'category with facets': () => ({ ...first, sort: 'rating', categoryId: pick(categoryIds), facets }),
    'category with facets, filters': () => ({
      ...first,
      sort: 'delivered',
      categoryId: pick(categoryIds),
      facets,
      filters: chooseFilters(),
    }),
    '… refurbished, page 20': () => ({
      ...first,
      sort: 'delivered',
      offset: 456,
      categoryId: pick(categoryIds),
      facets,
      filters: { conditions: ['refurbished'], toCents: 100_000 },
    }),
    'everything with facets': () => ({ ...first, sort: 'rating', facets }),
    'word in a category': () => ({ ...first, query: pick(common), categoryId: pick(categoryIds) }),
  };
  return Object.entries(types).map(([type, create]) => ({
    type,
    requests: Array.from({ length: queriesPerType }, create),
  }));
}

function measure(engine: Engine, requests: readonly EngineRequest[]): number[] {
  return requests.map((request) => {
    const startedAt = performance.now();
    engine.search(request);
    return performance.now() - startedAt;
  });
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3));
}

/** Bytes of every typed array of an index. */
function sizeOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value as IndexData).reduce((sum: number, part) => sum + sizeOf(part), 0);
}

const { documents, categories, merchants } = createCatalogue(folder, Number(values.products));
const database = await openBenchDatabase(url);
const synonyms = await listAliases(database);
await database.close();
const corpus = createCorpus();
const startedAt = performance.now();
const facts = createFactTable();
for (const document of documents) {
  corpus.put(document.id, document);
  facts.put(document);
  facts.putSpecifications(document.id, document.specifications);
}
const foldedAt = performance.now();
const data = createIndexer(corpus, facts)(categories, merchants, synonyms);
const senses = createSenseFinders(synonyms);
const builtAt = performance.now();
const engine = openEngine(data, senses);
const openedAt = performance.now();
console.log(
  `search: ${data.listed} products, ${data.starts.length - 1} terms, ${data.documents.length} postings, ` +
    `index ${(sizeOf(data) / 2 ** 20).toFixed(0)} MB; texts folded in ${Math.round(foldedAt - startedAt)} ms, ` +
    `built in ${Math.round(builtAt - foldedAt)} ms, opened in ${(openedAt - builtAt).toFixed(1)} ms`,
);

const types = createRequests(
  documents,
  categories.map(({ id }) => id),
);
for (const { requests } of types) measure(engine, requests.slice(0, 100));
const all: number[] = [];
const rows = types.map(({ type, requests }) => {
  const times = measure(engine, requests);
  all.push(...times);
  return {
    type,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'max ms': percentile(times, 1),
  };
});
console.table(rows);
console.log(`search: all types together p50 ${percentile(all, 0.5)} ms, p99 ${percentile(all, 0.99)} ms`);
