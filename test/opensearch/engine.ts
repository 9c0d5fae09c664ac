import type { Client } from '@opensearch-project/opensearch';
import { openEngine } from '../../src/server/search/engine/engine.ts';
import type {
  SearchCategory,
  SearchDocument,
  SearchMerchant,
  Synonyms,
} from '../../src/server/search/engine/search-document.ts';
import { createSenseFinders } from '../../src/server/search/engine/words/synonyms.ts';
import { writeDocuments } from '../../src/server/search/opensearch/building/product-document.ts';
import { createSurvey, usualCostOf } from '../../src/server/search/opensearch/building/survey.ts';
import { createTermCounts, maxTerms } from '../../src/server/search/opensearch/building/term-counts.ts';
import { readProductWords } from '../../src/server/search/opensearch/building/words-of-products.ts';
import { createSearchIndex } from '../../src/server/search/opensearch/client.ts';
import { createRemoteEngine, type RemoteEngine } from '../../src/server/search/opensearch/engine.ts';
import {
  createIndexes,
  findNewTerms,
  generationOf,
  makeLive,
  settleIndexes,
  writeProducts,
  writeTerms,
} from '../../src/server/search/opensearch/indexes.ts';
import { countTerms } from '../../src/server/search/opensearch/keeping/write-products.ts';
import { openSurroundings } from '../../src/server/search/opensearch/surroundings.ts';

export type TestCatalogue = {
  documents: readonly SearchDocument[];
  categories?: readonly SearchCategory[];
  merchants?: readonly SearchMerchant[];
  synonyms?: Synonyms;
};

import { createTestCatalogue } from '../helpers/search-index.ts';

let number = 0;

/** An engine on OpenSearch over these products, in an index of its own. */
export async function createOpenSearchEngine(
  client: Client,
  { documents, categories = [], merchants = [], synonyms = [] }: TestCatalogue,
): Promise<RemoteEngine> {
  const prefix = `test-${process.pid}-${number++}`;
  const generation = generationOf(prefix, '1');
  await createIndexes(client, generation);
  const survey = createSurvey(categories);
  survey.readTexts(documents);
  survey.readFacts(documents);
  const means = survey.means();
  const findInUse = async (words: readonly string[]) =>
    new Set(words.filter((word) => survey.terms.has(word)));
  const words = await readProductWords(documents, { categories, synonyms, means, findInUse });
  const written = writeDocuments(documents, words, usualCostOf(means, categories));
  await writeProducts(
    client,
    generation,
    written.map((document) => ({ id: document.id, document })),
    1,
  );
  const terms = createTermCounts();
  countTerms(written, terms);
  const added = await findNewTerms(client, generation, terms.counts(), maxTerms);
  await writeTerms(client, generation, added);
  await settleIndexes(client, generation);
  await makeLive(client, prefix, generation);
  const ask = createSearchIndex(client, prefix);
  const senses = createSenseFinders(synonyms);
  return createRemoteEngine(ask, await openSurroundings(ask, { categories, merchants, senses, clicked: [] }));
}

/** The embedded engine, answering as one behind a network does. */
export async function createEmbeddedEngine({ documents, ...rest }: TestCatalogue): Promise<RemoteEngine> {
  const data = createTestCatalogue(documents).build(rest);
  const engine = openEngine(data, createSenseFinders(rest.synonyms ?? []));
  return {
    search: async (request) => engine.search(request),
    suggest: async (text, limit) => engine.suggest(text, limit),
    similar: async (id, limit) => engine.similar(id, limit),
    family: async (id) => engine.family(id),
    nearbyCategories: async (text, limit) => engine.nearbyCategories(text, limit),
    countsByCategory: engine.countsByCategory,
  };
}
