import type { Database } from '../../platform/database/database.ts';
import { listAloneListings, listRulings } from '../storing/decisions-queries.ts';
import type { Ruling } from './cluster-listings.ts';

/** All that people decided about stored articles, by the listings' ids. */
export type Rulings = {
  /** Articles that nothing may be linked with. */
  alone: ReadonlySet<number>;
  /** The decisions between the given listings, the newest first. */
  among(ids: ReadonlySet<number>): Ruling[];
  /** Listings that were decided to be the same product as this one. */
  sameAs(id: number): readonly number[];
};

/** Reads all decisions of people. */
export async function readRulings(db: Database): Promise<Rulings> {
  const [aloneRows, rulings] = await Promise.all([listAloneListings(db), listRulings(db)]);
  const alone = new Map(aloneRows.map(({ id, decisionId }) => [id, decisionId]));
  // A newer decision that an article stands alone overrides older ones.
  const all: Ruling[] = rulings.filter(
    ({ a, b, isSame, decisionId }) => !isSame || decisionId > Math.max(alone.get(a) ?? 0, alone.get(b) ?? 0),
  );
  const byId = new Map<number, Ruling[]>();
  for (const ruling of all)
    for (const id of [ruling.a, ruling.b]) byId.set(id, [...(byId.get(id) ?? []), ruling]);
  const order = new Map(all.map((ruling, i) => [ruling, i]));
  return {
    alone: new Set(alone.keys()),
    among(ids) {
      if (byId.size === 0) return [];
      const found = new Set<Ruling>();
      for (const id of ids)
        for (const ruling of byId.get(id) ?? [])
          if (ids.has(ruling.a) && ids.has(ruling.b)) found.add(ruling);
      return [...found].sort((x, y) => (order.get(x) as number) - (order.get(y) as number));
    },
    sameAs: (id) => (byId.get(id) ?? []).filter(({ isSame }) => isSame).map(({ a, b }) => (a === id ? b : a)),
  };
}
