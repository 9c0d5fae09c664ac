import type { Database } from '../../platform/database/database.ts';
import type { RawHashes } from '../reading/known/known-records.ts';
import type { WantedFeed } from './known-rows-queries.ts';

/** Numbers in a part: a megabyte, so that little is held twice at once. */
const partLength = 2 ** 17;
const bytesEach = Float64Array.BYTES_PER_ELEMENT;

export const noRawHashes: RawHashes = new Float64Array(0);

/** Hashes of the records of a feed's last file as written in it, in memory that threads share. */
export async function loadRawHashes(
  db: Database,
  { merchantId, name }: Pick<WantedFeed, 'merchantId' | 'name'>,
): Promise<RawHashes> {
  const parts = await db.rows<{ feedId: number; part: number; size: number }>(
    `select h.feed_id as "feedId", h.part, octet_length(h.hashes) as size
       from feed_raw_hashes h join feeds f on f.id = h.feed_id
      where f.merchant_id = $1 and f.name = $2 order by h.part`,
    [merchantId, name],
  );
  const bytes = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, { size }) => sum + size, 0)));
  let at = 0;
  for (const { feedId, part } of parts) {
    const [found] = await db.rows<{ hashes: Buffer }>(
      'select hashes from feed_raw_hashes where feed_id = $1 and part = $2',
      [feedId, part],
    );
    // Another import has stored other ones meanwhile.
    if (!found || at + found.hashes.length > bytes.length) return noRawHashes;
    bytes.set(found.hashes, at);
    at += found.hashes.length;
  }
  return at === bytes.length && at % (2 * bytesEach) === 0 ? new Float64Array(bytes.buffer) : noRawHashes;
}

export async function storeRawHashes(db: Database, feedId: number, hashes: RawHashes): Promise<void> {
  await db.execute('delete from feed_raw_hashes where feed_id = $1', [feedId]);
  for (let from = 0, part = 0; from < hashes.length; from += partLength, part++) {
    const { buffer, byteOffset } = hashes.subarray(from, from + partLength);
    const length = Math.min(partLength, hashes.length - from) * bytesEach;
    await db.execute('insert into feed_raw_hashes (feed_id, part, hashes) values ($1, $2, $3)', [
      feedId,
      part,
      Buffer.from(buffer as ArrayBuffer, byteOffset, length),
    ]);
  }
}
