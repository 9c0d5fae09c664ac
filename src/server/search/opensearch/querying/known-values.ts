import { LRUCache } from 'lru-cache';
import { any, type Clause, countEach, countsOf, type SearchIndex } from '../query-language.ts';

/** Values that addresses choose: visitors may ask for any number. */
const valuesKept = 20_000;

/** Tells of values, as clauses, which of them any product has; results are cached. */
export function createKnownValues(ask: SearchIndex): (wanted: readonly Clause[]) => Promise<boolean[]> {
  const knownValues = new LRUCache<string, boolean>({ max: valuesKept });

  return async (wanted) => {
    const names = wanted.map((clause) => JSON.stringify(clause));
    const isKnown = new Map(names.map((name) => [name, knownValues.get(name)]));
    const unknown = [...isKnown.keys()].filter((name) => isKnown.get(name) === undefined);
    if (unknown.length > 0) {
      const clauses = unknown.map((name) => JSON.parse(name) as Clause);
      const filters = Object.fromEntries(clauses.map((clause, at) => [String(at), clause]));
      const { aggregations } = await ask('products', {
        size: 0,
        query: any(clauses),
        aggs: { values: countEach(filters) },
      });
      const counts = countsOf(aggregations?.values);
      for (const [at, name] of unknown.entries()) {
        isKnown.set(name, (counts.get(String(at)) ?? 0) > 0);
        knownValues.set(name, isKnown.get(name));
      }
    }
    return names.map((name) => isKnown.get(name) ?? false);
  };
}
