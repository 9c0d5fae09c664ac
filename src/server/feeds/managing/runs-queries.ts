import type { RejectionCount } from '../../../contract/feeds/rejection-messages.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RunCounts } from '../importing/store-runs-queries.ts';

type RunStatus = 'succeeded' | 'failed' | 'held' | 'approved' | 'discarded';

/** As stored; null from before faults had codes. */
export type StoredFault = {
  code: string;
  parameters: Record<string, string | number>;
  rejections?: readonly RejectionCount[];
} | null;

export type RunRow = RunCounts & {
  id: number;
  feedId: number;
  status: RunStatus;
  fileName: string;
  observedAt: Date;
  startedAt: Date;
  finishedAt: Date;
  offersKnown: number | null;
  error: string | null;
  fault: StoredFault;
  rejections: readonly RejectionCount[];
};

const runColumns = `id, feed_id as "feedId", status, file_name as "fileName", observed_at as "observedAt",
  started_at as "startedAt", finished_at as "finishedAt", rows_read as "rowsRead",
  rows_rejected as "rowsRejected", rows_repeated as "rowsRepeated", rows_unmapped as "rowsUnmapped",
  offers_new as "offersNew", offers_changed as "offersChanged", offers_same as "offersSame",
  offers_gone as "offersGone", products_new as "productsNew", prices_held as "pricesHeld",
  rows_held as "rowsHeld", offers_known as "offersKnown", error, fault, rejections, unread_stock as "unreadStock"`;

export const listRunsById = (db: Database, ids: readonly number[]): Promise<RunRow[]> =>
  db.rows(`select ${runColumns} from import_runs where id = any($1::bigint[])`, [ids]);

export const listRunsOfFeed = (
  db: Database,
  feedId: number,
  offset: number,
  limit: number,
): Promise<RunRow[]> =>
  db.rows(`select ${runColumns} from import_runs where feed_id = $1 order by id desc offset $2 limit $3`, [
    feedId,
    offset,
    limit,
  ]);

export async function countRunsOfFeed(db: Database, feedId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from import_runs where feed_id = $1',
    [feedId],
  );
  return row?.count ?? 0;
}

type RejectedRow = {
  row: number;
  line: number | null;
  reason: string;
  detail: string | null;
  articleId: string | null;
  title: string | null;
  price: string | null;
  raw: string;
};

export const listRejectedOfRun = (
  db: Database,
  runId: number,
  offset: number,
  limit: number,
): Promise<RejectedRow[]> =>
  db.rows(
    `select row_number as row, line, reason, detail, article_id as "articleId", title, price, raw from rejected_rows
     where run_id = $1 order by row_number offset $2 limit $3`,
    [runId, offset, limit],
  );

export async function countRejectedOfRun(db: Database, runId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from rejected_rows where run_id = $1',
    [runId],
  );
  return row?.count ?? 0;
}

/** A newer file replaces the one that waits for a decision. */
export const discardHeldRun = (db: Database, feedId: number): Promise<number> =>
  db.execute(
    `update import_runs set status = 'discarded'
     where feed_id = $1 and status = 'held' and id = (select max(id) from import_runs where feed_id = $1)`,
    [feedId],
  );

/** Decides a held run; undefined: it was decided already or another run came after it. */
export async function decideRun(
  db: Database,
  runId: number,
  decision: 'approved' | 'discarded',
): Promise<RunRow | undefined> {
  const [run] = await db.rows<RunRow>(
    `update import_runs r set status = $2
     where id = $1 and status = 'held'
       and not exists (select from import_runs newer where newer.feed_id = r.feed_id and newer.id > r.id)
     returning ${runColumns}`,
    [runId, decision],
  );
  return run;
}
