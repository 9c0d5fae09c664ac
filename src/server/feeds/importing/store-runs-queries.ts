import type { ImportFault } from '../../../contract/feeds/import-messages.ts';
import type { RejectionCount } from '../../../contract/feeds/rejection-messages.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RejectionReason } from '../rejection.ts';

/** What an import did, in counts of rows, offers and products. */
export type RunCounts = {
  rowsRead: number;
  rowsRejected: number;
  rowsRepeated: number;
  rowsUnmapped: number;
  offersNew: number;
  offersChanged: number;
  offersSame: number;
  offersGone: number;
  productsNew: number;
  pricesHeld: number;
  rowsHeld: number;
  unreadStock: { value: string; count: number }[];
};

type MergedRun = RunCounts & {
  feedId: number;
  fileName: string;
  observedAt: Date;
  startedAt: Date;
  matched: Record<string, number>;
  rejections: readonly RejectionCount[];
};

/** A rejected row as in its file; see the table's comments. */
export type RejectedRow = {
  number: number;
  line: number | null;
  reason: RejectionReason;
  detail: string | null;
  articleId: string | null;
  title: string | null;
  price: string | null;
  raw: string;
};

/** Columns of `rejected_rows` after the run's, in the order of `rejectedValues`. */
const rejectedColumns = 'row_number, line, reason, detail, article_id, title, price, raw';

/** The rows of arrays `rejectedValues`, of which the first is parameter number `first`. */
const rejectedFrom = (first: number): string =>
  `unnest(${['integer', 'integer', 'text', 'text', 'text', 'text', 'text', 'text']
    .map((type, i) => `$${first + i}::${type}[]`)
    .join(', ')}) as r (${rejectedColumns})`;

const rejectedValues = (rows: readonly RejectedRow[]) => [
  rows.map(({ number }) => number),
  rows.map(({ line }) => line),
  rows.map(({ reason }) => reason),
  rows.map(({ detail }) => detail),
  rows.map(({ articleId }) => articleId),
  rows.map(({ title }) => title),
  rows.map(({ price }) => price),
  rows.map(({ raw }) => raw),
];

/** Stores a finished import and the first of its rejected rows. */
export async function insertSucceededRun(
  db: Database,
  run: MergedRun,
  rejected: readonly RejectedRow[],
): Promise<void> {
  await db.execute(
    `with run as (
       insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at, rows_read,
         rows_rejected, rows_repeated, rows_unmapped, offers_new, offers_changed, offers_same, offers_gone,
         products_new, prices_held, rows_held, matched, rejections, unread_stock)
       values ($1, $2, 'succeeded', $3, $4, clock_timestamp(), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       returning id
     )
     insert into rejected_rows (run_id, ${rejectedColumns}) select run.id, r.* from run, ${rejectedFrom(19)}`,
    [
      run.feedId,
      run.fileName,
      run.observedAt,
      run.startedAt,
      run.rowsRead,
      run.rowsRejected,
      run.rowsRepeated,
      run.rowsUnmapped,
      run.offersNew,
      run.offersChanged,
      run.offersSame,
      run.offersGone,
      run.productsNew,
      run.pricesHeld,
      run.rowsHeld,
      JSON.stringify(run.matched),
      JSON.stringify(run.rejections),
      JSON.stringify(run.unreadStock),
      ...rejectedValues(rejected),
    ],
  );
}

/**
 * Stores that a file of a known feed failed or is held, with the first of its rejected rows; nothing for a
 * feed that was never imported. A file that is already held keeps its run. Returns the feed with a new run.
 */
export async function insertUnmergedRun(
  db: Database,
  run: {
    merchantId: number;
    feedName: string;
    fileName: string;
    status: 'failed' | 'held';
    observedAt: Date;
    startedAt: Date;
    rowsRead: number;
    rowsRejected: number;
    rowsRepeated: number;
    /** Of a held file: the feed's offers, and those that the file would have added, repriced or removed. */
    offersKnown: number | null;
    offersNew: number;
    offersChanged: number;
    offersGone: number;
    error: string;
    fault: ImportFault | null;
    fileMark: string | null;
    rejections: readonly RejectionCount[];
  },
  rejected: readonly RejectedRow[],
): Promise<number | undefined> {
  const [stored] = await db.rows<{ feedId: number }>(
    `with run as (
       insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at, rows_read,
         rows_rejected, rows_repeated, offers_known, offers_new, offers_changed, offers_gone, error, fault, file_mark, rejections)
       select f.id, $3, $4, $5, $6, clock_timestamp(), $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17::jsonb
       from feeds f where f.merchant_id = $1 and f.name = $2
         and not exists (
           select from import_runs r where r.status = 'held' and r.file_mark = $16
             and r.id = (select max(id) from import_runs where feed_id = f.id))
       returning id, feed_id
     ), rejected as (
       insert into rejected_rows (run_id, ${rejectedColumns}) select run.id, r.* from run, ${rejectedFrom(18)}
     )
     select feed_id as "feedId" from run`,
    [
      run.merchantId,
      run.feedName,
      run.fileName,
      run.status,
      run.observedAt,
      run.startedAt,
      run.rowsRead,
      run.rowsRejected,
      run.rowsRepeated,
      run.offersKnown,
      run.offersNew,
      run.offersChanged,
      run.offersGone,
      run.error,
      run.fault && JSON.stringify(run.fault),
      run.fileMark,
      JSON.stringify(run.rejections),
      ...rejectedValues(rejected),
    ],
  );
  return stored?.feedId;
}

/** Deletes the rejected rows of all but the feed's last runs. */
export async function pruneRejectedRows(db: Database, feedId: number, keptRuns: number): Promise<void> {
  await db.execute(
    `delete from rejected_rows using (
       select id from import_runs where feed_id = $1 order by id desc offset $2
     ) as old where run_id = old.id`,
    [feedId, keptRuns],
  );
}

/**
 * Deletes imports older than `keepDays` with their rejected rows, at most `rows`, but never a feed's last ten
 * and its last that succeeded; returns how many.
 */
export const deleteOldRuns = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from import_runs where id in (
       select r.id from import_runs r where r.finished_at < now() - make_interval(days => $1)
         and (select count(*) from (
           select from import_runs n where n.feed_id = r.feed_id and n.id > r.id limit 10) as newer) = 10
         and (r.status <> 'succeeded' or exists (
           select from import_runs n where n.feed_id = r.feed_id and n.id > r.id and n.status = 'succeeded'))
       limit $2)`,
    [keepDays, rows],
  );
