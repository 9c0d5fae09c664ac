import type { FacetRequest, Facets } from '../../engine/facets/filters.ts';
import type { EngineRequest, EngineResult } from '../../engine/request.ts';
import { all, type Clause, type SearchIndex, type SearchResponse } from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Brands } from './brands.ts';
import { facetAggregations, specificationAggregations } from './facet-aggregations.ts';
import { type Choice, type FacetClauses, facetClauses } from './filters.ts';
import { readFacets, readSpecifications } from './read-facets.ts';

/** How many products a list has, how many of them it shows, and its facets where they were requested. */
export type Counted = Pick<EngineResult, 'products' | 'total' | 'facets'>;

/** How many products a folded list shows: of each family one. */
const folding = {
  folded: {
    filter: { exists: { field: 'family' } },
    aggs: { values: { cardinality: { field: 'family', precision_threshold: 40_000 } } },
  },
};
const foldedTotal = ({ hits, aggregations }: SearchResponse): number =>
  hits.total.value - (aggregations?.folded?.doc_count ?? 0) + (aggregations?.folded?.values?.value ?? 0);

/** Counts what lists have, with one query or two; `leading`: what was most likely meant, from a score on. */
export function createCounting(ask: SearchIndex, brands: Brands, surroundings: Surroundings) {
  /** All facets; the keys of specifications depend on which category leads. */
  async function readCounted(
    asked: FacetRequest,
    clause: Clause,
    chosen: { choice: Choice; clauses: FacetClauses },
    response: SearchResponse,
  ): Promise<Facets> {
    const { brandKeys, ...counted } = readFacets(response, chosen, asked, surroundings);
    const keys = [
      ...new Set([
        ...(asked.specificationKeys.get(counted.leadingCategoryId ?? -1) ?? []),
        ...chosen.choice.specifications.keys(),
      ]),
    ];
    const [names, specifications] = await Promise.all([
      brands.names(brandKeys.map(({ value }) => value)),
      keys.length > 0
        ? ask('products', { size: 0, query: clause, aggs: specificationAggregations(keys, chosen) })
        : undefined,
    ]);
    return {
      ...counted,
      brands: brandKeys.map(({ value, ...rest }) => ({ value: names.get(value) ?? value, ...rest })),
      specifications: readSpecifications(specifications?.aggregations ?? {}, keys, chosen),
    };
  }

  /** Counts what a list has, on any of its pages; nothing is scored. */
  async function count(
    { facets: asked }: EngineRequest,
    clause: Clause,
    choice: Choice,
    isFolded: boolean,
  ): Promise<Counted> {
    const clauses = facetClauses(choice);
    const chosen = [...clauses.values()];
    // Facets look at what their own choice leaves out as well.
    const [response, ofChosen] = await Promise.all([
      asked &&
        ask('products', {
          size: 0,
          query: clause,
          track_total_hits: true,
          aggs: { ...facetAggregations(choice, clauses), ...(isFolded && chosen.length === 0 && folding) },
        }),
      (!asked || chosen.length > 0) &&
        ask('products', {
          size: 0,
          query: all([clause, ...chosen]),
          track_total_hits: true,
          ...(isFolded && { aggs: folding }),
        }),
    ]);
    const totals = ofChosen || response;
    return {
      products: totals ? totals.hits.total.value : 0,
      total: totals ? (isFolded ? foldedTotal(totals) : totals.hits.total.value) : 0,
      facets: asked && response ? await readCounted(asked, clause, { choice, clauses }, response) : null,
    };
  }

  async function countLeading(
    { clause, minScore }: { clause: Clause; minScore?: number },
    chosen: readonly Clause[],
    isFolded: boolean,
  ): Promise<number | undefined> {
    if (minScore === undefined) return undefined;
    const response = await ask('products', {
      size: 0,
      min_score: minScore,
      query: { bool: { must: [clause], filter: chosen } },
      track_total_hits: true,
      ...(isFolded && { aggs: folding }),
    });
    return isFolded ? foldedTotal(response) : response.hits.total.value;
  }

  return { count, countLeading };
}
