import { LRUCache } from 'lru-cache';
import { minuteMs } from '../../platform/durations.ts';
import type { Changes } from '../../platform/response-cache/change-log.ts';

/** A product as it is shown, in a list or whole. */
type Shown = { _id: string };

export type CardCacheOptions<Card extends Shown> = {
  changes: Changes;
  /** Reads cards in the order of their ids; those that no longer exist are left out. */
  read: (ids: readonly number[]) => Promise<Card[]>;
};

/** Maximum number of cached cards, some 1 KB each: the first pages of popular lists, not the catalogue. */
const maxCards = 20_000;
/** Milliseconds: pictures come without a change of the catalogue. */
const maxAge = 5 * minuteMs;
/** Milliseconds for which the time is cached. */
const clockStep = 1_000;

const isWhole = <Card>(cards: readonly (Card | undefined)[]): cards is Card[] => !cards.includes(undefined);

/** A cache of cards, each until its product changes: overlapping lists need no query. */
export function createCardCache<Card extends Shown>({
  changes,
  read,
}: CardCacheOptions<Card>): CardCacheOptions<Card>['read'] {
  /** Each with the count of the change log up to which it holds. */
  const kept = new LRUCache<number, { card: Card; upTo: number }>({
    max: maxCards,
    ttl: maxAge,
    ttlResolution: clockStep,
  });

  function find(id: number): Card | undefined {
    const found = kept.get(id);
    if (!found || found.upTo === changes.count()) return found?.card;
    if (!changes.isUntouched(id, found.upTo)) return undefined;
    found.upTo = changes.count();
    return found.card;
  }

  async function readMissing(missing: readonly number[]): Promise<Card[]> {
    // A change that comes meanwhile may or may not be in these cards: they count as older.
    const upTo = changes.count();
    const cards = await read(missing);
    for (const card of cards) kept.set(Number(card._id), { card, upTo });
    return cards;
  }

  return async (ids) => {
    const cards = ids.map(find);
    if (isWhole(cards)) return cards;
    const missing = await readMissing(ids.filter((_id, at) => !cards[at]));
    const added = new Map(missing.map((card) => [Number(card._id), card]));
    return ids.flatMap((id, at) => cards[at] ?? added.get(id) ?? []);
  };
}
