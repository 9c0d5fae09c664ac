import { LRUCache } from 'lru-cache';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';

export type CardCacheOptions = {
  /** Another version clears the cache. */
  version: () => number;
  /** Reads cards in the order of their ids; those that no longer exist are left out. */
  read: (ids: readonly number[]) => Promise<ProductCard[]>;
};

/** Maximum number of cached cards, some 1 KB each: the first pages of popular lists, not the catalogue. */
const maxCards = 20_000;
/** Milliseconds: pictures come without a change of the catalogue. */
const maxAge = 5 * 60_000;
/** Milliseconds for which the time is cached. */
const clockStep = 1_000;

const isWhole = (cards: readonly (ProductCard | undefined)[]): cards is ProductCard[] =>
  !cards.includes(undefined);

/** A cache of cards, cleared when the version changes: overlapping lists need no query. */
export function createCardCache({ version, read }: CardCacheOptions): CardCacheOptions['read'] {
  const kept = new LRUCache<number, ProductCard>({ max: maxCards, ttl: maxAge, ttlResolution: clockStep });
  let keptVersion = version();

  async function readMissing(missing: readonly number[]): Promise<ProductCard[]> {
    const readAt = version();
    const cards = await read(missing);
    // A change that came meanwhile may or may not be in these cards: they are returned but not cached.
    if (readAt === version()) for (const card of cards) kept.set(Number(card._id), card);
    return cards;
  }

  return async (ids) => {
    if (keptVersion !== version()) kept.clear();
    keptVersion = version();
    const cards = ids.map((id) => kept.get(id));
    if (isWhole(cards)) return cards;
    const missing = await readMissing(ids.filter((_id, at) => !cards[at]));
    const added = new Map(missing.map((card) => [Number(card._id), card]));
    return ids.flatMap((id, at) => cards[at] ?? added.get(id) ?? []);
  };
}
