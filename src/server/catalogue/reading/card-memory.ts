import { LRUCache } from 'lru-cache';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';

export type CardMemoryOptions = {
  /** What the cards were made from: another version forgets them all. */
  version: () => number;
  /** Reads cards in the order of their ids; those that no longer exist are left out. */
  read: (ids: readonly number[]) => Promise<ProductCard[]>;
};

/** Cards kept at most, some 1 KB each: the first pages of what is asked for, not the catalogue. */
const maxCards = 20_000;
/** Milliseconds: pictures come without a change of the catalogue. */
const maxAge = 5 * 60_000;
/** Milliseconds for which one look at the clock stands. */
const clockStep = 1_000;

const isWhole = (cards: readonly (ProductCard | undefined)[]): cards is ProductCard[] =>
  !cards.includes(undefined);

/** Reads cards, each once for as long as its version stands: lists that overlap cost no database. */
export function createCardMemory({ version, read }: CardMemoryOptions): CardMemoryOptions['read'] {
  const kept = new LRUCache<number, ProductCard>({ max: maxCards, ttl: maxAge, ttlResolution: clockStep });
  let keptVersion = version();

  async function readMissing(missing: readonly number[]): Promise<ProductCard[]> {
    const readAt = version();
    const cards = await read(missing);
    // A change that came meanwhile may be in these cards or not: they reach who asked, and are not kept.
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
