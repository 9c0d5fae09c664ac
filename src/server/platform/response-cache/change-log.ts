import { createLagWindow } from './lag-window.ts';

/** A change of what responses are made from. */
export type Change = {
  /** Products that may have changed; null: anything may have changed. */
  productIds: readonly number[] | null;
  /**
   * A time before the commit, in milliseconds of `performance.now()`. For `maxLag` after it, responses without this
   * change may still be sent. null: they may not.
   */
  lagsFrom: number | null;
  /**
   * Those of the products whose former state must not be shown even for a moment, such as a price that was withdrawn.
   */
  promptIds?: readonly number[];
};

/**
 * What a process knows of catalogue changes. Caches compare the count of this log at which a value was computed with
 * the present one.
 */
export type Changes = {
  /** Rises with every change. A value computed at an earlier count may be outdated. */
  count(): number;
  /** Whether anything at all may have changed since that count: values computed then are not used again. */
  isInvalid(since: number): boolean;
  /** The last count at which anything may have changed. */
  invalidUntil(): number;
  /** Whether a product has not changed since that count. */
  isUntouched(productId: number, since: number): boolean;
  /** Whether values computed at that count, about any products, may still be shown for a moment: see `maxLag`. */
  mayLag(since: number): boolean;
  /** The same for a value about this product only. */
  mayProductLag(productId: number, since: number): boolean;
  /** The same for a list that shows these products. */
  mayListLag(productIds: readonly number[], since: number): boolean;
};

export type ChangeLog = Changes & { note(change: Change): void };

/** Products whose last change is remembered, some 50 bytes each. Beyond this limit everything counts as changed. */
const maxTouched = 100_000;

/** Creates the log of a process. */
export function createChangeLog(now: () => number = () => performance.now()): ChangeLog {
  let count = 0;
  let voidUntil = 0;
  const touchedAt = new Map<number, number>();
  const promptAt = new Map<number, number>();
  /** For responses that may show any product. */
  const ofAny = createLagWindow(now);
  /** For lists that show none of the products whose former state must not be shown. */
  const ofLists = createLagWindow(now);
  /** Without changes that only affect lists, such as a new search index. */
  const ofProducts = createLagWindow(now);
  const isPrompt = (id: number, since: number): boolean => (promptAt.get(id) ?? 0) > since;

  function invalidateAll(): void {
    voidUntil = count;
    touchedAt.clear();
    promptAt.clear();
  }

  return {
    count: () => count,
    isInvalid: (since) => since < voidUntil,
    invalidUntil: () => voidUntil,
    isUntouched: (productId, since) => since >= voidUntil && (touchedAt.get(productId) ?? 0) <= since,
    mayLag: (since) => since >= voidUntil && ofAny.mayLag(since),
    mayProductLag: (productId, since) =>
      since >= voidUntil && !isPrompt(productId, since) && ofProducts.mayLag(since),
    mayListLag: (productIds, since) =>
      since >= voidUntil && ofLists.mayLag(since) && !productIds.some((id) => isPrompt(id, since)),
    note({ productIds, lagsFrom, promptIds = [] }) {
      count += 1;
      ofAny.note(count, promptIds.length === 0 ? lagsFrom : null);
      ofLists.note(count, lagsFrom);
      if (productIds?.length !== 0) ofProducts.note(count, lagsFrom);
      for (const id of productIds ?? []) touchedAt.set(id, count);
      for (const id of promptIds) promptAt.set(id, count);
      if (productIds === null || touchedAt.size > maxTouched || promptAt.size > maxTouched) invalidateAll();
    },
  };
}
