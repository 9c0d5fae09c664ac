import type { Clause } from '../../src/server/search/opensearch/query-language.ts';

/** Fields of a product as OpenSearch holds them. */
export type IndexedFields = Record<string, unknown>;

/** Whether a product meets a clause, of those that filters are made of. */
export function meets(product: IndexedFields, clause: Clause): boolean {
  const [[name, about] = ['', {}]] = Object.entries(clause) as [string, Record<string, unknown>][];
  const [[field, wanted] = ['', undefined]] = Object.entries(about);
  const values = [product[field]].flat();
  if (name === 'term') return values.includes(wanted);
  if (name === 'terms') return values.some((value) => (wanted as unknown[]).includes(value));
  if (name === 'match_none') return false;
  if (name !== 'bool') throw new Error(name);
  const {
    filter = [],
    should = [],
    must_not = [],
    minimum_should_match = 0,
  } = about as {
    [part: string]: Clause[];
  } & { minimum_should_match?: number };
  const met = (clauses: Clause[]) => clauses.filter((each) => meets(product, each)).length;
  return met(filter) === filter.length && met(must_not) === 0 && met(should) >= minimum_should_match;
}
