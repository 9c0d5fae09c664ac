import { type How, judge, threshold } from './decide.ts';
import { keysOf } from './keys.ts';
import type { Listing } from './listing.ts';

/** A listing that stands for its group (product) under some keys. */
export type Entry = { groupId: number; listing: Listing };

/** A key that leads to more groups than this names nothing and is passed over. */
export const largestBlock = 24;

/** Entries by key: all that is known in a benchmark, what a batch needs in an import. */
export type Blocks = Map<number, Entry[]>;

export type Decision = { groupId: number; how: How; reason: string };
/** A decision with those of the listing's keys under which it now stands for its group. */
export type Placed = Decision & { freshKeys: number[] };

export type Grouping = {
  /** Finds the listing's group or opens a new one, and remembers the listing for those that follow. */
  place(listing: Listing, keys?: readonly number[]): Placed;
};

/** Places listings one after the other into groups; `openGroup` names a new group. */
export function createGrouping(blocks: Blocks, openGroup: (listing: Listing) => number): Grouping {
  return {
    place(listing, keys = keysOf(listing)) {
      const found = findBest(listing, candidatesOf(keys, blocks));
      const decision: Decision = found ?? { groupId: openGroup(listing), how: 'new', reason: 'new' };
      return { ...decision, freshKeys: remember({ groupId: decision.groupId, listing }, keys, blocks) };
    },
  };
}

/** Puts the entry under the keys that do not lead to its group yet, and answers these. */
function remember(entry: Entry, keys: readonly number[], blocks: Blocks): number[] {
  const fresh: number[] = [];
  for (const key of keys) {
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [entry]);
    else if (block.length > largestBlock || block.some((other) => other.groupId === entry.groupId)) continue;
    else block.push(entry);
    fresh.push(key);
  }
  return fresh;
}

function candidatesOf(keys: readonly number[], blocks: Blocks): Set<Entry> {
  const found = new Set<Entry>();
  for (const key of keys) {
    const block = blocks.get(key);
    if (block === undefined || block.length > largestBlock) continue;
    for (const entry of block) found.add(entry);
  }
  return found;
}

function findBest(listing: Listing, candidates: Iterable<Entry>): Decision | undefined {
  let best: Decision | undefined;
  let bestScore = threshold;
  for (const entry of candidates) {
    const verdict = judge(listing, entry.listing);
    if (verdict === undefined || verdict.score < bestScore) continue;
    bestScore = verdict.score;
    best = { groupId: entry.groupId, how: verdict.how, reason: verdict.reason };
  }
  return best;
}
