import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FeedReading } from '../feeds-queries.ts';
import { readingRules } from '../reading/row-hash.ts';
import type { RejectionReason } from '../rejection.ts';
import type { WantedFeed } from './known-rows-queries.ts';
import { findLastRead, listRejectedRows, seeAllOffers } from './same-file-queries.ts';
import { createStaging } from './staging-queries.ts';
import { rejectionKey, type Tally } from './tally.ts';

/** What a feed's settings say of its files: how they are read, and what their rows leave open. */
type ReadAs = { reading: FileReading } & FeedReading;

/** Hash (SHA-256) of a file's bytes and of all that decides how they are read. */
export async function hashFile(file: string, { reading, currency, unstatedStock }: ReadAs): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([readingRules, reading, currency, unstatedStock]));
  for await (const piece of createReadStream(file, { highWaterMark: 1024 ** 2 })) hash.update(piece);
  return hash.digest('base64');
}

/**
 * Where a feed's file is identical to that of its last import and nothing else has changed: stages all of its
 * offers as seen, as reading the file would (`stageFeed`), and fills the tally from that import. Merchants
 * change their files less often than these are fetched.
 */
export async function stageSameFile(
  session: Transaction,
  feed: WantedFeed,
  fileHash: string,
  tally: Tally,
): Promise<boolean> {
  const last = await findLastRead(session, feed, fileHash);
  if (!last) return false;
  const rejectedRows = await listRejectedRows(session, last.runId);
  // Of a file with very many, not all were stored.
  if (rejectedRows.length !== last.rejected) return false;
  await createStaging(session);
  await seeAllOffers(session, last.feedId);
  const rejected = new Map<RejectionReason, number>();
  for (const { reason } of rejectedRows) rejected.set(reason, (rejected.get(reason) ?? 0) + 1);
  const { read, repeated } = last;
  const unreadStock = new Map(last.unreadStock.map(({ value, count }) => [value, count]));
  const rejections = new Map(last.rejections.map((each) => [rejectionKey(each), each]));
  Object.assign(tally, {
    read,
    repeated,
    accepted: read - last.rejected,
    rejected,
    rejectedRows,
    rejections,
    unreadStock,
  });
  return true;
}
