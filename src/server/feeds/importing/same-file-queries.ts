import type { RejectionCount } from '../../../contract/feeds/rejection-messages.ts';
import { hasLapsedBefore } from '../../offers/service.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WantedFeed } from './known-rows-queries.ts';
import type { RejectedRow } from './store-runs-queries.ts';

/** What a feed's last import made of its file. */
export type LastRead = {
  feedId: number;
  runId: number;
  read: number;
  rejected: number;
  repeated: number;
  rejections: RejectionCount[];
  unreadStock: { value: string; count: number }[];
};

/**
 * The last import of a feed, if its file was this one and reading it again would change nothing: the feed's offers
 * are unchanged, no price waits for confirmation, and no row has to be read again because another feed dropped its
 * article. While prices are held, the file is read once a day nevertheless: other offers may confirm them by now.
 */
export async function findLastRead(
  db: Database,
  { merchantId, name, observedAt }: WantedFeed,
  fileHash: string,
): Promise<LastRead | undefined> {
  const [last] = await db.rows<LastRead>(
    `select f.id as "feedId", r.id as "runId", r.rows_read as read, r.rows_rejected as rejected,
            r.rows_repeated as repeated, r.rejections, r.unread_stock as "unreadStock"
       from feeds f
      cross join lateral (
        select id, rows_read, rows_rejected, rows_repeated, rejections, unread_stock from import_runs
        where feed_id = f.id and status = 'succeeded' order by id desc limit 1) r
      where f.merchant_id = $1 and f.name = $2 and f.read_mark = $3
        and (select count(*) = f.read_offers and count(row_hash) = f.read_offers
             from feed_offers where feed_id = f.id and gone_at is null)
        and not exists (
          select from held_prices h where h.feed_id = f.id
            and (h.first_seen_at < f.read_at and f.read_at > $4::timestamptz - interval '1 day') is not true)
        and not ${hasLapsedBefore('f', '$4')}`,
    [merchantId, name, fileHash, observedAt],
  );
  return last;
}

/** Whether this file of a feed was accepted, or was discarded and the feed not requested since. */
export async function isDecidedFile(
  db: Database,
  { merchantId, name }: Pick<WantedFeed, 'merchantId' | 'name'>,
  fileHash: string,
  decision: 'approved' | 'discarded',
): Promise<boolean> {
  const found = await db.rows(
    `select from import_runs r join feeds f on f.id = r.feed_id
     where f.merchant_id = $1 and f.name = $2 and r.status = $4 and r.file_mark = $3 limit 1`,
    [merchantId, name, fileHash, decision],
  );
  return found.length > 0;
}

export const listRejectedRows = (db: Database, runId: number): Promise<RejectedRow[]> =>
  db.rows(
    `select row_number as number, line, reason, detail, article_id as "articleId", title, price, raw from rejected_rows
      where run_id = $1 order by row_number`,
    [runId],
  );

/** Fills `seen_offers` with all that the feed holds. */
export async function seeAllOffers(session: Database, feedId: number): Promise<void> {
  await session.execute(
    `insert into pg_temp.seen_offers select offer_id from feed_offers where feed_id = $1 and gone_at is null`,
    [feedId],
  );
  await session.execute('analyze pg_temp.seen_offers');
}

type ReadFile = {
  fileHash: string;
  readCurrency: string;
  isTimed: boolean;
  statedAt: Date;
  observedAt: Date;
};

/**
 * Stores which file the feed's offers were read from: its hash, when it was observed, and when it was written.
 * `isTimed`: prices in it depend on the time, so that the same file is read again. Called after prices were held:
 * that other feeds take offers over later shows by their number.
 */
export async function storeReadHash(
  db: Database,
  feedId: number,
  { fileHash, readCurrency, isTimed, statedAt, observedAt }: ReadFile,
): Promise<void> {
  await db.execute(
    `update feeds set read_mark = case when not $3::boolean then $2 end, stated_mark = $2, stated_at = $4, read_at = $5, read_currency = $6,
       read_offers = (select count(*) from feed_offers where feed_id = $1 and gone_at is null) where id = $1`,
    [feedId, fileHash, isTimed, statedAt, observedAt, readCurrency],
  );
}
