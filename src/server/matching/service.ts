import type { Transaction } from '../platform/database.ts';
import { readBrandNames } from './brand-aliases.ts';
import type { BrandNames } from './brand-names.ts';
import {
  type Blocks,
  createGrouping,
  type Entry,
  type Grouping,
  largestBlock,
  type Placed,
} from './grouping.ts';
import type { How } from './judge-pair.ts';
import { gtinKeysOf, otherKeysOf } from './keys.ts';
import { describeListing, type Listing } from './listing.ts';
import type { MatchInput } from './match-input.ts';
import {
  insertKeys,
  insertListings,
  type ListingRow,
  listKeyEntries,
  listListings,
  takeListingIds,
} from './queries.ts';
import { createRoster, noRoster } from './roster.ts';

export type { MatchInput } from './match-input.ts';
export type Assignment = { productId: number; how: How };

export type Matcher = {
  /** Finds or makes the product of each offer; the answers stand in the order of the offers. */
  assign(batch: readonly MatchInput[]): Promise<Assignment[]>;
};

/**
 * Matches offers that are not known yet to products, inside the import's transaction.
 * Give it batches of some thousands: what a batch may be compared with is read once per batch, and offers of
 * one batch are matched with each other too. Memory holds one batch, whatever the catalogue's size.
 * `createProducts` makes products from the offers that found none and answers their ids in the same order.
 */
export function createMatcher(options: {
  transaction: Transaction;
  createProducts: (offers: MatchInput[]) => Promise<number[]>;
  /** Whether a merchant listing a product once is evidence; true unless said otherwise. */
  listsOnce?: boolean;
}): Matcher {
  const { transaction, createProducts, listsOnce = true } = options;
  const roster = listsOnce ? createRoster() : noRoster;
  let names: BrandNames | undefined;

  return {
    async assign(batch) {
      if (batch.length === 0) return [];
      names ??= await readBrandNames(transaction);
      const listings = batch.map((offer) => describeListing(offer, names));
      const opened: MatchInput[] = [];
      const blocks: Blocks = new Map();
      let current = 0;
      // A group of the batch is named by a negative number until its product exists.
      const openGroup = () => -opened.push(batch[current] as MatchInput);
      const grouping = createGrouping(blocks, openGroup, listsOnce ? createRoster(roster) : noRoster);
      const otherKeys = await readBlocks(transaction, listings, blocks, grouping);
      const placed = listings.map((listing, i) => {
        current = i;
        return grouping.place(listing, otherKeys.get(listing));
      });

      const newIds = opened.length === 0 ? [] : await createProducts(opened);
      const productOf = (groupId: number) => (groupId < 0 ? (newIds[-groupId - 1] as number) : groupId);
      const assignments = placed.map(({ groupId, how }) => ({ productId: productOf(groupId), how }));
      for (const [i, { productId }] of assignments.entries()) roster.add(productId, listings[i] as Listing);
      await storeFresh(transaction, listings, placed, assignments);
      return assignments;
    },
  };
}

/**
 * Reads what the batch may be compared with: by GTIN first, by the other keys only where that settles nothing.
 * Answers those other keys.
 */
async function readBlocks(
  transaction: Transaction,
  listings: readonly Listing[],
  blocks: Blocks,
  grouping: Grouping,
): Promise<Map<Listing, readonly number[]>> {
  const entries = new Map<number, Entry>();
  await readKeys(transaction, new Set(listings.flatMap(gtinKeysOf)), blocks, entries);
  const otherKeys = new Map<Listing, readonly number[]>();
  for (const listing of listings)
    if (!grouping.isCertain(listing)) otherKeys.set(listing, otherKeysOf(listing));
  await readKeys(transaction, new Set([...otherKeys.values()].flat()), blocks, entries);
  return otherKeys;
}

async function readKeys(
  transaction: Transaction,
  keys: ReadonlySet<number>,
  blocks: Blocks,
  entries: Map<number, Entry>,
): Promise<void> {
  if (keys.size === 0) return;
  const found = await listKeyEntries(transaction, [...keys], largestBlock + 1);
  const missing = new Set<number>();
  for (const { listingId } of found) if (!entries.has(listingId)) missing.add(listingId);
  if (missing.size > 0)
    for (const row of await listListings(transaction, [...missing])) entries.set(row.id, toEntry(row));
  for (const { key, listingId } of found) {
    const entry = entries.get(listingId);
    if (entry === undefined) continue;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [entry]);
    else block.push(entry);
  }
}

/** Stores the listings that later offers can be found by: those with a key that did not lead to their product. */
async function storeFresh(
  transaction: Transaction,
  listings: readonly Listing[],
  placed: readonly Placed[],
  assignments: readonly Assignment[],
): Promise<void> {
  const fresh = [...placed.keys()].filter((i) => (placed[i] as Placed).freshKeys.length > 0);
  if (fresh.length === 0) return;
  const ids = await takeListingIds(transaction, fresh.length);
  const rows = fresh.map((i, n) =>
    toRow(ids[n] as number, (assignments[i] as Assignment).productId, listings[i] as Listing),
  );
  await insertListings(transaction, rows);
  const keys = fresh.flatMap((i, n) =>
    (placed[i] as Placed).freshKeys.map((key) => ({ key, listingId: ids[n] as number })),
  );
  await insertKeys(transaction, keys);
}

const split = (text: string) => (text === '' ? [] : text.split(' '));

function toRow(id: number, productId: number, listing: Listing): ListingRow {
  const { prepared: _, codes, gtins, ...rest } = listing;
  return { id, productId, ...rest, codes: codes.join(' '), gtins: gtins.join(' ') };
}

function toEntry(row: ListingRow): Entry {
  const { id: _, productId, codes, gtins, ...rest } = row;
  const listing = { ...rest, codes: split(codes), gtins: split(gtins) };
  return { groupId: productId, listing };
}
