import { createIndexer } from '../../src/server/search/engine/building/build.ts';
import { createCorpus } from '../../src/server/search/engine/building/corpus.ts';
import { createFactTable } from '../../src/server/search/engine/building/fact-table.ts';
import type { IndexData } from '../../src/server/search/engine/index-data.ts';
import type {
  SearchCategory,
  SearchDocument,
  SearchMerchant,
  Synonyms,
} from '../../src/server/search/engine/search-document.ts';

/** What a catalogue consists of beside its products. */
type Surroundings = {
  categories?: readonly SearchCategory[];
  merchants?: readonly SearchMerchant[];
  synonyms?: Synonyms;
};

/** Keeps texts and facts of products and builds indexes of them, as the thread does that builds for a web process. */
export function createTestCatalogue(
  documents: readonly SearchDocument[] = [],
  { corpus, facts } = { corpus: createCorpus(), facts: createFactTable() },
) {
  function put(document: SearchDocument): void {
    corpus.put(document.id, document);
    facts.put(document);
    facts.putSpecifications(document.id, document.specifications);
  }
  documents.forEach(put);
  const index = createIndexer(corpus, facts);
  return {
    corpus,
    facts,
    put,
    remove(id: number): void {
      corpus.remove(id);
      facts.remove(id);
    },
    build: ({ categories = [], merchants = [], synonyms = [] }: Surroundings): IndexData =>
      index(categories, merchants, synonyms),
  };
}
