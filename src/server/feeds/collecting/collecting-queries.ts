import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import { type ImportFault, importMessage } from '../../../contract/feeds/import-messages.ts';
import { type Database, runInTransaction, type Transaction } from '../../platform/database/database.ts';
import { readingOf } from '../feeds-queries.ts';
import type { ImportProgress } from '../importing/import-options.ts';

/** What a process needs to collect one feed. */
export type FeedToCollect = {
  name: string;
  merchant: string;
  /** null: only a stored file can be imported. */
  url: string | null;
  reading: FileReading;
  /** Hash (`hashFile`) of the file that an admin accepted, if it is to be imported now. */
  acceptedHash: string | null;
  etag: string | null;
  lastModified: string | null;
  /** Size in bytes of the file with these validators. */
  fileSize: number | null;
  intervalMinutes: number;
  failures: number;
  /** The feed is to be deleted. */
  isDeleted: boolean;
};

export type CollectProgress = Omit<ImportProgress, 'phase'> & { phase: ImportProgress['phase'] | 'fetching' };

/** Validators (ETag, Last-Modified) and size of a fetched file, for the next conditional request. */
export type FileValidators = { etag: string | null; lastModified: string | null; fileSize: number | null };

/** SQL of whether a feed `f` of a merchant `m` may be taken: the next of a merchant waits for the one that is under way. */
const isDue = `f.next_at <= now() and f.busy_since is null
  and (f.is_active and m.is_active or f.deleted_at is not null)
  and not exists (select from feeds other where other.merchant_id = f.merchant_id and other.busy_since is not null)`;

/** Some of the feeds that are due, those that have been longest first. */
export async function listDueFeeds(db: Database): Promise<number[]> {
  const feeds = await db.rows<{ id: number }>(
    `select f.id from feeds f join merchants m on m.id = f.merchant_id
     where ${isDue} order by f.next_at, f.id limit 20`,
  );
  return feeds.map(({ id }) => id);
}

/** Marks a feed as busy until it is released; false: it is not due any more, or another of its merchant is busy. */
export const takeFeed = (session: Transaction, id: number): Promise<boolean> =>
  runInTransaction(session, async (transaction) => {
    // One after the other: each sees what those before it have taken.
    await transaction.execute(`select pg_advisory_xact_lock(hashtextextended('taking a feed', 0))`);
    const taken = await transaction.execute(
      `update feeds f set busy_since = now(), progress = null, is_cancelled = false
       from merchants m where f.id = $1 and m.id = f.merchant_id and ${isDue}`,
      [id],
    );
    return taken > 0;
  });

export async function listBusyFeeds(db: Database): Promise<number[]> {
  const feeds = await db.rows<{ id: number }>('select id from feeds where busy_since is not null');
  return feeds.map(({ id }) => id);
}

/** Has PostgreSQL end this session within a minute where its machine is not there any more, and with it the session's locks. */
export const endSessionIfLost = (session: Database): Promise<unknown> =>
  session.execute(
    `select set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '10', false),
       set_config('tcp_keepalives_count', '3', false)`,
  );

export const releaseFeed = (db: Database, id: number): Promise<number> =>
  db.execute('update feeds set busy_since = null, progress = null where id = $1', [id]);

export async function isFeedCancelled(db: Database, id: number): Promise<boolean> {
  const [feed] = await db.rows<{ isCancelled: boolean }>(
    'select is_cancelled as "isCancelled" from feeds where id = $1',
    [id],
  );
  return feed?.isCancelled ?? true;
}

export async function findFeedToCollect(db: Database, id: number): Promise<FeedToCollect | undefined> {
  const [feed] = await db.rows<FeedToCollect>(
    `select f.name, m.name as merchant, f.url, ${readingOf('f')} as reading, f.etag,
       case when f.is_accepted then (
         select case when r.status = 'approved' then r.file_mark end from import_runs r
         where r.feed_id = f.id order by r.id desc limit 1) end as "acceptedHash",
       f.last_modified as "lastModified", f.file_size as "fileSize", f.interval_minutes as "intervalMinutes", f.failures,
       f.deleted_at is not null as "isDeleted"
     from feeds f join merchants m on m.id = f.merchant_id where f.id = $1`,
    [id],
  );
  return feed;
}

export const saveProgress = (db: Database, id: number, progress: CollectProgress): Promise<number> =>
  db.execute('update feeds set progress = $2 where id = $1', [id, JSON.stringify(progress)]);

/** Stores the validators of the file now on disk. */
export const storeValidators = (
  db: Database,
  id: number,
  { etag, lastModified, fileSize }: FileValidators,
): Promise<number> =>
  db.execute('update feeds set etag = $2, last_modified = $3, file_size = $4 where id = $1', [
    id,
    etag,
    lastModified,
    fileSize,
  ]);

/** `fault`: why the file was not imported; null: it was. A file that waits for a decision is no failure. */
export type Try = { fault: ImportFault | null; isFailure: boolean; nextAt: Date };

/**
 * Ends a run. A feed without an address is never due automatically; one that was requested meanwhile (its
 * time is later than the start of the run) stays due. The first recorded result wins.
 */
export const saveTry = (db: Database, id: number, { fault, isFailure, nextAt }: Try): Promise<number> =>
  db.execute(
    `update feeds set last_error = $2, last_fault = $4::jsonb, last_tried_at = now(),
       is_accepted = is_accepted and next_at > busy_since,
       failures = case when $5::boolean then least(failures + 1, 1000) else 0 end,
       next_at = case when next_at > busy_since then next_at
         when url is not null or deleted_at is not null then $3::timestamptz end
     where id = $1 and (last_tried_at >= busy_since) is not true`,
    [
      id,
      fault && importMessage('en', fault).slice(0, 500),
      nextAt,
      fault && JSON.stringify(fault),
      isFailure,
    ],
  );

/** Changes with each request of an admin; worker processes listen for it. */
export async function getFeedRequestVersion(db: Database): Promise<number> {
  const [row] = await db.rows<{ version: number }>(
    `select coalesce(extract(epoch from max(changed_at)) * 1000, 0)::bigint as version from feeds`,
  );
  return row?.version ?? 0;
}
