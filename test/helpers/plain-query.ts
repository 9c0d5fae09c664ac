import type { Concept } from '../../src/server/search/engine/querying/reading/concepts.ts';
import type { TextQuery } from '../../src/server/search/opensearch/querying/text-query.ts';

/** What a word of a query is where nothing sets it apart. */
export const plainConcept: Omit<Concept, 'alternatives' | 'unsaid'> = {
  idf: 1,
  isExact: false,
  isBehindName: false,
  isFigure: false,
  isLeadingFigure: false,
  isFaint: false,
  isName: false,
};

/** The same of a whole query. */
export const plainQuery: Pick<
  TextQuery,
  'isKindWhole' | 'isOnlyKind' | 'isPart' | 'hasUse' | 'isCategory' | 'isStrict'
> = {
  isKindWhole: false,
  isOnlyKind: false,
  isPart: false,
  hasUse: false,
  isCategory: false,
  isStrict: false,
};
