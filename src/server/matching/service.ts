import type { Transaction } from '../platform/database.ts';
import type { How } from './decide.ts';
import { type Blocks, createGrouping, type Entry, largestBlock } from './grouping.ts';
import { keysOf } from './keys.ts';
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
}): Matcher {
  const { transaction, createProducts } = options;

  return {
    async assign(batch) {
      if (batch.length === 0) return [];
      const listings = batch.map(describeListing);
      const keys = listings.map(keysOf);
      const blocks = await readBlocks(transaction, [...new Set(keys.flat())]);

      const opened: MatchInput[] = [];
      let current = 0;
      // A group of the batch is named by a negative number until its product exists.
      const grouping = createGrouping(blocks, () => -opened.push(batch[current] as MatchInput));
      const placed = listings.map((listing, i) => {
        current = i;
        return grouping.place(listing, keys[i] as number[]);
      });

      const newIds = opened.length === 0 ? [] : await createProducts(opened);
      const productOf = (groupId: number) => (groupId < 0 ? (newIds[-groupId - 1] as number) : groupId);
      const assignments = placed.map(({ groupId, how }) => ({ productId: productOf(groupId), how }));
      await store(
        transaction,
        batch,
        listings,
        assignments,
        placed.map(({ freshKeys }) => freshKeys),
      );
      return assignments;
    },
  };
}

async function readBlocks(transaction: Transaction, keys: readonly number[]): Promise<Blocks> {
  const found = await listKeyEntries(transaction, keys, largestBlock + 1);
  const rows = await listListings(transaction, [...new Set(found.map(({ listingId }) => listingId))]);
  const entries = new Map(rows.map((row) => [row.id, toEntry(row)]));
  const blocks: Blocks = new Map();
  for (const { key, listingId } of found) {
    const entry = entries.get(listingId);
    if (entry === undefined) continue;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [entry]);
    else block.push(entry);
  }
  return blocks;
}

async function store(
  transaction: Transaction,
  batch: readonly MatchInput[],
  listings: readonly Listing[],
  assignments: readonly Assignment[],
  freshKeys: readonly (readonly number[])[],
): Promise<void> {
  const ids = await takeListingIds(transaction, batch.length);
  const rows = listings.map((listing, i) => ({
    ...toRow(listing),
    id: ids[i] as number,
    productId: (assignments[i] as Assignment).productId,
    articleId: (batch[i] as MatchInput).articleId,
  }));
  await insertListings(transaction, rows);
  await insertKeys(
    transaction,
    freshKeys.flatMap((keys, i) => keys.map((key) => ({ key, listingId: ids[i] as number }))),
  );
}

const join = (words: readonly string[]) => words.join(' ');
const split = (text: string) => (text === '' ? [] : text.split(' '));

function toRow(listing: Listing): Omit<ListingRow, 'id' | 'productId'> {
  return {
    merchantId: listing.merchantId,
    isNew: listing.isNew,
    priceCents: listing.priceCents,
    brand: listing.brand,
    tokens: join(listing.tokens),
    codes: join(listing.codes),
    gtins: listing.gtins.map(Number),
    mpn: listing.mpn,
    model: listing.model,
    pack: listing.pack,
    accessory: listing.accessory,
    details: join(listing.details),
  };
}

function toEntry(row: ListingRow): Entry {
  const tokens = split(row.tokens);
  return {
    groupId: row.productId,
    listing: {
      merchantId: row.merchantId,
      isNew: row.isNew,
      priceCents: row.priceCents,
      brand: row.brand,
      tokens,
      sorted: [...tokens].sort(),
      codes: split(row.codes),
      gtins: row.gtins.map((gtin) => String(gtin).padStart(14, '0')),
      mpn: row.mpn,
      model: row.model,
      pack: row.pack,
      accessory: row.accessory,
      details: split(row.details),
    },
  };
}
