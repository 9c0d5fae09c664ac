/** Requests to OpenSearch, as plain data of its query language. */
export type Clause = Record<string, unknown>;

/** The part of a response that we read. */
export type SearchResponse = {
  hits: {
    total: { value: number };
    max_score: number | null;
    hits: {
      _score: number | null;
      /** The keys that the hit was sorted by. */
      sort?: unknown[];
      matched_queries?: string[];
      _source?: Record<string, unknown>;
    }[];
  };
  aggregations?: Record<string, Aggregation>;
};

export type Aggregation = {
  value?: number | null;
  doc_count?: number;
  buckets?: Bucket[] | Record<string, Bucket>;
  values?: Aggregation;
} & { [name: string]: unknown };
export type Bucket = { key: string | number; doc_count: number } & Record<string, unknown>;

/** Of products only ids are requested: the last key of every order of ours. So nothing has to be unpacked. */
export const idsAlone: Clause = { _source: false, stored_fields: '_none_' };
export const idsOf = ({ hits }: SearchResponse): number[] =>
  hits.hits.map(({ sort }) => Number(sort?.at(-1)));

/** Asks the live index of products, or that of their terms. @throws AppError `unavailable` where no node responds */
export type SearchIndex = {
  (index: 'products' | 'terms', body: Clause): Promise<SearchResponse>;
  /** Several queries for products in one request. */
  each(bodies: readonly Clause[]): Promise<SearchResponse[]>;
};

/**
 * How many products each of some clauses finds: of a single word that is known without a look at them. `max`: no more are
 * looked for.
 */
export async function countFound(
  search: SearchIndex,
  clauses: readonly Clause[],
  max?: number,
): Promise<number[]> {
  const responses = await search.each(
    clauses.map((query) => ({ size: 0, track_total_hits: max ?? true, query })),
  );
  return responses.map(({ hits }) => Math.min(hits.total.value, max ?? hits.total.value));
}

export const all = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? (clauses[0] as Clause) : { bool: { filter: clauses } };
export const any = (clauses: readonly Clause[], min = 1): Clause => ({
  bool: { should: clauses, minimum_should_match: min },
});
export const none = (clauses: readonly Clause[]): Clause => ({ bool: { must_not: clauses } });
export const term = (field: string, value: string | number | boolean): Clause => ({
  term: { [field]: value },
});
export const oneOf = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values },
});
export const range = (
  field: string,
  limits: { gte?: number; lte?: number; gt?: number; lt?: number },
): Clause => ({
  range: { [field]: limits },
});
export const isListed: Clause = term('listed', true);

/** The counts of several filters at once, over what the query matches. */
export const countEach = (filters: Record<string, Clause>): Clause => ({ filters: { filters } });

/** Reads the response to `countEach`. */
export function countsOf(aggregation: Aggregation | undefined): Map<string, number> {
  const buckets = (aggregation?.buckets ?? {}) as Record<string, Bucket>;
  return new Map(Object.entries(buckets).map(([name, { doc_count }]) => [name, doc_count]));
}

export const bucketsOf = (aggregation: Aggregation | undefined): Bucket[] =>
  (aggregation?.buckets ?? []) as Bucket[];
