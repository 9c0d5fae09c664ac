import { certain, type How, judgePair, listedAlready, threshold, type Verdict } from './judge-pair.ts';
import { gtinKeysOf, otherKeysOf } from './keys.ts';
import type { Listing } from './listing.ts';
import { noRoster, type Roster } from './roster.ts';

/** A listing that stands for its group (product) under some keys. */
export type Entry = { groupId: number; listing: Listing; keys?: readonly number[] };

/** A key that leads to more entries than this names nothing and is passed over. */
export const largestBlock = 24;

/** Entries by key: all that is known in a benchmark, what a batch needs in an import. */
export type Blocks = Map<number, Entry[]>;

export type Placed = {
  groupId: number;
  how: How;
  /** The listing's keys that did not lead to its group yet; none: it looks like one that is known. */
  freshKeys: number[];
};

export type Grouping = {
  /** Whether the listing's GTIN settles its group, so that its other keys need no look. */
  isCertain(listing: Listing): boolean;
  /**
   * Finds the listing's group or opens a new one, and remembers the listing for those that follow.
   * `otherKeys`: its keys besides the GTINs, where they are known already.
   */
  place(listing: Listing, otherKeys?: readonly number[]): Placed;
};

type Match = { entry: Entry; verdict: Verdict };

/** Places listings one after the other into groups; `openGroup` names a new group. */
export function createGrouping(
  blocks: Blocks,
  openGroup: (listing: Listing) => number,
  roster: Roster = noRoster,
): Grouping {
  const matchByGtin = (listing: Listing) => {
    const match = findBest(listing, candidatesOf(gtinKeysOf(listing), blocks), roster);
    return match && match.verdict.score >= certain ? match : undefined;
  };

  return {
    isCertain: (listing) => matchByGtin(listing) !== undefined,
    place(listing, otherKeys) {
      const sure = matchByGtin(listing);
      if (sure && looksAlike(listing, sure.entry.listing)) {
        roster.add(sure.entry.groupId, listing);
        return placed(sure, []);
      }
      const keys = [...gtinKeysOf(listing), ...(otherKeys ?? otherKeysOf(listing))];
      const match = sure ?? findBest(trusted(listing, blocks), candidatesOf(keys, blocks), roster);
      const groupId = match?.entry.groupId ?? openGroup(listing);
      roster.add(groupId, listing);
      const known = match ? keysOf(match.entry) : [];
      const entry = { groupId, listing, keys };
      const freshKeys = keys.filter((key) => !known.includes(key) && remember(entry, key, blocks));
      return match ? placed(match, freshKeys) : { groupId, how: 'new', freshKeys };
    },
  };
}

const placed = ({ entry, verdict }: Match, freshKeys: number[]): Placed => ({
  groupId: entry.groupId,
  how: verdict.how,
  freshKeys,
});

function keysOf(entry: Entry): readonly number[] {
  entry.keys ??= [...gtinKeysOf(entry.listing), ...otherKeysOf(entry.listing)];
  return entry.keys;
}

/** The listing without its GTINs where these lead to another thing only: then they say nothing elsewhere either. */
function trusted(listing: Listing, blocks: Blocks): Listing {
  const holders = candidatesOf(gtinKeysOf(listing), blocks);
  if (holders.size === 0) return listing;
  for (const { listing: holder } of holders)
    if (judgePair(listing, holder).score >= threshold) return listing;
  return { ...listing, gtins: [] };
}

/** Whether two listings have the same keys, told without making these. */
const looksAlike = (a: Listing, b: Listing) =>
  a.title === b.title &&
  a.details === b.details &&
  (a.model === '' || a.model === b.model) &&
  (a.mpn === '' || a.mpn === b.mpn) &&
  a.gtins.every((gtin) => b.gtins.includes(gtin));

/** Puts the entry under the key unless the key leads to its group already or to too many. */
function remember(entry: Entry, key: number, blocks: Blocks): boolean {
  const block = blocks.get(key);
  if (block === undefined) blocks.set(key, [entry]);
  else if (block.length > largestBlock || block.some((other) => other.groupId === entry.groupId))
    return false;
  else block.push(entry);
  return true;
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

function findBest(listing: Listing, candidates: Iterable<Entry>, roster: Roster): Match | undefined {
  let best: Match | undefined;
  for (const entry of candidates) {
    const verdict = judgePair(listing, entry.listing);
    if (verdict.veto) continue;
    const listed = roster.find(entry.groupId, listing);
    // Two articles of one merchant with two GTINs are two products, whatever their group went through.
    if (listed === 'other GTIN') continue;
    if (listed && verdict.how !== 'gtin') verdict.score -= listedAlready;
    if (verdict.score >= (best?.verdict.score ?? threshold)) best = { entry, verdict };
  }
  return best;
}
