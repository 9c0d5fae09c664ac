import type { Database } from '../../platform/database/database.ts';
import type { KnownOfFile } from '../reading/feed-file.ts';
import type { HashPairs } from '../reading/known/hash-pairs.ts';
import type { WantedFeed } from './known-rows-queries.ts';

/** Numbers in a part: a megabyte, so that little is held twice at once. */
const partLength = 2 ** 17;
const bytesEach = Float64Array.BYTES_PER_ELEMENT;

/** Where that stands which is known of a feed: its last file's records as written there, and what its rows were mapped to. */
const stored = { raw: { table: 'feed_raw_hashes' }, mapped: { table: 'feed_known_categories' } } as const;

export const noPairs: HashPairs = new Float64Array(0);

/** What is known of a feed, in memory that threads share. */
export async function loadHashPairs(
  db: Database,
  of: keyof KnownOfFile,
  { merchantId, name }: Pick<WantedFeed, 'merchantId' | 'name'>,
): Promise<HashPairs> {
  const { table } = stored[of];
  const parts = await db.rows<{ feedId: number; part: number; size: number }>(
    `select h.feed_id as "feedId", h.part, octet_length(h.hashes) as size
       from ${table} h join feeds f on f.id = h.feed_id
      where f.merchant_id = $1 and f.name = $2 order by h.part`,
    [merchantId, name],
  );
  const bytes = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, { size }) => sum + size, 0)));
  let at = 0;
  for (const { feedId, part } of parts) {
    const [found] = await db.rows<{ hashes: Buffer }>(
      `select hashes from ${table} where feed_id = $1 and part = $2`,
      [feedId, part],
    );
    // Another import has stored other ones meanwhile.
    if (!found || at + found.hashes.length > bytes.length) return noPairs;
    bytes.set(found.hashes, at);
    at += found.hashes.length;
  }
  return at === bytes.length && at % (2 * bytesEach) === 0 ? new Float64Array(bytes.buffer) : noPairs;
}

async function storeHashPairs(
  db: Database,
  of: keyof KnownOfFile,
  feedId: number,
  hashes: HashPairs,
): Promise<void> {
  const { table } = stored[of];
  await db.execute(`delete from ${table} where feed_id = $1`, [feedId]);
  for (let from = 0, part = 0; from < hashes.length; from += partLength, part++) {
    const { buffer, byteOffset } = hashes.subarray(from, from + partLength);
    const length = Math.min(partLength, hashes.length - from) * bytesEach;
    await db.execute(`insert into ${table} (feed_id, part, hashes) values ($1, $2, $3)`, [
      feedId,
      part,
      Buffer.from(buffer as ArrayBuffer, byteOffset, length),
    ]);
  }
}

/** Keeps what a file leaves for its feed's next one. */
export async function storeKnown(db: Database, feedId: number, { raw, mapped }: KnownOfFile): Promise<void> {
  if (raw) await storeHashPairs(db, 'raw', feedId, raw);
  if (mapped) await storeHashPairs(db, 'mapped', feedId, mapped);
}
