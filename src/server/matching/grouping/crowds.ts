import type { Article } from '../storing/article.ts';
import type { Holder } from '../storing/holders-queries.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
import { maxByGtin, maxByMerchant } from './group-all.ts';

/** Who holds a key, while a part of the catalogue is regrouped. */
export type Key = {
  /** A key with more holders identifies nothing. */
  max: number;
  /** Gone or changed articles that had it. */
  left: Article[];
  inside: Article[];
  /** Live listings that hold it as stored, at most `max` + 1. */
  holders: readonly Holder[];
  /** Those that are not regrouped. */
  outside: readonly Holder[];
  /** Merchants with too many articles under it (`maxByMerchant`), whose articles are left out (`findCrowds`). */
  crowds?: {
    merchants: ReadonlySet<number>;
    /** How many held it before the change, without the crowds of that time. */
    before: number;
    /** Those that became part of a crowd, or ceased to be. */
    turned: readonly Holder[];
  };
};

type Counts = ReadonlyMap<number, number>;

const countByMerchant = (articles: readonly Article[]): Counts =>
  new Map([...Map.groupBy(articles, ({ merchantId }) => merchantId)].map(([id, own]) => [id, own.length]));

/** Merchants with more than `maxByMerchant` articles in both counts together. */
function crowdsOf(stored: Counts, others: Counts): Set<number> {
  const merchants = [...stored.keys(), ...others.keys()];
  return new Set(merchants.filter((id) => (stored.get(id) ?? 0) + (others.get(id) ?? 0) > maxByMerchant));
}

/** For each GTIN with many holders, leaves out the articles of merchants that state it on more than `maxByMerchant` of theirs. */
export async function findCrowds(
  listings: StoredListings,
  keys: ReadonlyMap<number, Key>,
  isEntering: ReadonlySet<number>,
): Promise<void> {
  const wanted: number[] = [];
  for (const [hash, { max, holders, left, inside, crowds }] of keys) {
    const count = holders.length + left.length + inside.length;
    if (max === maxByGtin && !crowds && count > maxByMerchant) wanted.push(hash);
  }
  if (wanted.length === 0) return;
  const held = await listings.merchantHolders(wanted, maxByMerchant);
  for (const hash of wanted) {
    const key = keys.get(hash) as Key;
    const all = held.get(hash) ?? [];
    const stored = new Map(all.map(({ merchantId, count }) => [merchantId, count]));
    const entering = key.inside.filter(({ id }) => isEntering.has(id));
    const former = crowdsOf(stored, countByMerchant(key.left));
    const merchants = crowdsOf(stored, countByMerchant(entering));
    // Of merchants with more than `maxByMerchant` only one listing was read, which is not counted.
    const few = all.filter(({ count }) => count <= maxByMerchant);
    key.holders = few.filter(({ merchantId }) => !merchants.has(merchantId));
    key.crowds = {
      merchants,
      before:
        few.filter(({ merchantId }) => !former.has(merchantId)).length +
        key.left.filter(({ merchantId }) => !former.has(merchantId)).length,
      turned: few.filter(({ merchantId }) => merchants.has(merchantId) !== former.has(merchantId)),
    };
  }
}
