import { createLagWindow } from './lag-window.ts';

/** A change of what responses are made from. */
export type Change = {
  /** Products that may have changed; null: anything may have. */
  productIds: readonly number[] | null;
  /**
   * A moment before it was committed, in milliseconds of `performance.now()`, from which on its responses may lag; null:
   * they may not.
   */
  lagsFrom: number | null;
  /** Those of the products that are not shown as they were, though all else may lag: a price was taken back, say. */
  promptIds?: readonly number[];
};

/** What a process has heard of changes, for those who keep something that was made earlier: at a count of this log. */
export type Changes = {
  /** Rises with every change. What was made at an earlier count may be old. */
  count(): number;
  /** Whether anything at all may have changed since: what was made then is not used again. */
  isVoid(since: number): boolean;
  /** The count at which anything may have changed last. */
  voidUntil(): number;
  /** Whether a product is as it was. */
  isUntouched(productId: number, since: number): boolean;
  /** Whether what was made then, of whatever products, may still be shown for a moment: see `maxLag`. */
  mayLag(since: number): boolean;
  /** Whether what was made then of this product alone may. */
  mayProductLag(productId: number, since: number): boolean;
  /** Whether a list that was made then, and shows these products, may. */
  mayListLag(productIds: readonly number[], since: number): boolean;
};

export type ChangeLog = Changes & { note(change: Change): void };

/** Products whose last change is remembered, some 50 bytes each; beyond, everything counts as changed once. */
const maxTouched = 100_000;

/** Creates the log of a process. */
export function createChangeLog(now: () => number = () => performance.now()): ChangeLog {
  let count = 0;
  let voidUntil = 0;
  const touchedAt = new Map<number, number>();
  const promptAt = new Map<number, number>();
  /** Of what may show any product. */
  const ofAny = createLagWindow(now);
  /** Of lists without products that are not shown as they were. */
  const ofLists = createLagWindow(now);
  /** Without what changes lists alone, as a new index does. */
  const ofProducts = createLagWindow(now);
  const isPrompt = (id: number, since: number): boolean => (promptAt.get(id) ?? 0) > since;

  function forgetTouched(): void {
    voidUntil = count;
    touchedAt.clear();
    promptAt.clear();
  }

  return {
    count: () => count,
    isVoid: (since) => since < voidUntil,
    voidUntil: () => voidUntil,
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
      if (productIds === null || touchedAt.size > maxTouched || promptAt.size > maxTouched) forgetTouched();
    },
  };
}
