import type { Article } from '../storing/article.ts';
import type { Holder } from '../storing/holders-queries.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
import { maxByGtin, maxByMerchant } from './group-all.ts';

/** Who holds a key, while a part of the catalogue is regrouped. */
export type Key = {
  /** With more holders it tells nothing. */
  max: number;
  /** Gone or changed articles that had it. */
  left: Article[];
  inside: Article[];
  /** Live listings that hold it as stored, at most one more than tell something. */
  holders: readonly Holder[];
  /** Those outside. */
  outside: readonly Holder[];
  /** Where so many hold it that some may be a merchant's crowd, which is left out of the others (`findCrowds`). */
  crowds?: {
    merchants: ReadonlySet<number>;
    /** How many held it before, without the crowds of then. */
    before: number;
    /** Those that became part of a crowd, or ceased to be. */
    turned: readonly Holder[];
  };
};

type Counts = ReadonlyMap<number, number>;

const countByMerchant = (articles: readonly Article[]): Counts =>
  new Map([...Map.groupBy(articles, ({ merchantId }) => merchantId)].map(([id, own]) => [id, own.length]));

/** Merchants that have, of both together, more than tell something. */
function crowdsOf(stored: Counts, others: Counts): Set<number> {
  const merchants = [...stored.keys(), ...others.keys()];
  return new Set(merchants.filter((id) => (stored.get(id) ?? 0) + (others.get(id) ?? 0) > maxByMerchant));
}

/** Leaves out of GTINs that many articles hold those of merchants that have them on too many (`maxByMerchant`). */
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
    // Of other merchants only one listing was read, which is no part of any count.
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
