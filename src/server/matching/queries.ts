import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Transaction } from '../platform/database.ts';

/** A stored listing; lists separated by spaces. */
export type ListingRow = {
  id: number;
  productId: number;
  merchantId: number;
  isNew: boolean;
  priceCents: number;
  brand: string;
  title: string;
  codes: string;
  gtins: string;
  mpn: string;
  model: string;
  pack: number;
  accessory: string;
  details: string;
  picture: string;
};

/** Listings under each key, at most `limit` for a key; keys without any are absent. */
export function listKeyEntries(
  db: Database,
  keys: readonly number[],
  limit: number,
): Promise<{ key: number; listingId: number }[]> {
  return db.named(
    'matching-key-entries',
    `select wanted.key, found.listing_id as "listingId"
       from unnest($1::bigint[]) wanted(key)
      cross join lateral (
        select listing_id from match_keys where match_keys.key = wanted.key order by listing_id limit $2
      ) found`,
    [arrayOf(keys), limit],
  );
}

/** The stored listings with these ids, of products that still exist. */
export function listListings(db: Database, ids: readonly number[]): Promise<ListingRow[]> {
  return db.named(
    'matching-listings',
    `select id, product_id as "productId", merchant_id as "merchantId", is_new as "isNew",
            price_cents as "priceCents", brand, title, codes, gtins, mpn, model, pack, accessory, details, picture
       from match_listings
      where id = any($1::bigint[])`,
    [arrayOf(ids)],
  );
}

/** Numbers as PostgreSQL's array literal: the driver's own way quotes each. */
const arrayOf = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/** Reserves ids for new listings. */
export async function takeListingIds(db: Database, count: number): Promise<number[]> {
  const rows = await db.named<{ id: number }>(
    'matching-take-ids',
    `select nextval('match_listing_ids') as id from generate_series(1, $1::integer)`,
    [count],
  );
  return rows.map((row) => row.id);
}

export async function insertListings(transaction: Transaction, rows: readonly ListingRow[]): Promise<void> {
  const lines = rows.map((row) =>
    [
      row.id,
      row.productId,
      row.merchantId,
      row.isNew ? 't' : 'f',
      row.priceCents,
      row.brand,
      row.title,
      row.codes,
      row.gtins,
      row.mpn,
      row.model,
      row.pack,
      row.accessory,
      row.details,
      row.picture,
    ].join('\t'),
  );
  await copy(
    transaction,
    `copy match_listings (id, product_id, merchant_id, is_new, price_cents, brand, title, codes,
                          gtins, mpn, model, pack, accessory, details, picture) from stdin`,
    lines,
  );
}

export async function insertKeys(
  transaction: Transaction,
  rows: readonly { key: number; listingId: number }[],
): Promise<void> {
  await copy(
    transaction,
    'copy match_keys (key, listing_id) from stdin',
    rows.map((row) => `${row.key}\t${row.listingId}`),
  );
}

async function copy(transaction: Transaction, statement: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await pipeline(Readable.from([`${lines.join('\n')}\n`]), transaction.client.query(copyFrom(statement)));
}
