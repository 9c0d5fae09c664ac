import type { ReportReason } from '../../contract/reports/report-reasons.ts';
import type { Database } from '../platform/database/database.ts';

/** What a report is about; cents. */
export type ReportTarget = { productId: number; totalCents: number | null };

/** A product (after merges) and one of its live offers; undefined: not found. */
export async function findTarget(
  db: Database,
  productId: number,
  offerId: number | null,
): Promise<ReportTarget | undefined> {
  const [target] = await db.rows<ReportTarget>(
    `select living.id as "productId", o.total_cents as "totalCents"
     from products p
     join products living on living.id = coalesce(p.merged_into, p.id)
     left join offers o on o.id = $2 and o.product_id = living.id
     where p.id = $1 and ($2::bigint is null or o.id is not null)`,
    [productId, offerId],
  );
  return target;
}

export type NewReport = ReportTarget & {
  offerId: number | null;
  reason: ReportReason;
  comment: string;
  userId: number | null;
};

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db.execute(
    `insert into reports (product_id, offer_id, reason, comment, total_cents, user_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [report.productId, report.offerId, report.reason, report.comment, report.totalCents, report.userId],
  );
}

export type ReportState = 'open' | 'resolved' | 'dismissed';

export type ReportRow = {
  id: number;
  createdAt: Date;
  productId: number;
  title: string;
  offerId: number | null;
  /** null: the offer's row is gone. */
  merchant: string | null;
  offerTitle: string | null;
  reportedCents: number | null;
  /** Of the live offer. */
  totalCents: number | null;
  reason: ReportReason;
  comment: string;
  userId: number | null;
  state: ReportState;
  note: string;
  decidedAt: Date | null;
  decidedBy: number | null;
};

const select = `select r.id, r.created_at as "createdAt", r.product_id as "productId", p.title,
    r.offer_id as "offerId", m.name as merchant, o.title as "offerTitle", r.total_cents as "reportedCents",
    case when o.gone_at is null then o.total_cents end as "totalCents",
    r.reason, r.comment, r.user_id as "userId", r.state, r.note, r.decided_at as "decidedAt",
    r.decided_by as "decidedBy"
  from reports r
  join products p on p.id = r.product_id
  left join offers o on o.id = r.offer_id
  left join merchants m on m.id = o.merchant_id`;

/** The latest first. */
export const listReports = (
  db: Database,
  { state, offset, limit }: { state: ReportState; offset: number; limit: number },
): Promise<ReportRow[]> =>
  db.rows(`${select} where r.state = $1 order by r.id desc offset $2 limit $3`, [state, offset, limit]);

export async function countReports(db: Database, state: ReportState): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*)::integer as count from reports where state = $1',
    [state],
  );
  return row?.count ?? 0;
}

export async function findReport(db: Database, id: number): Promise<ReportRow | undefined> {
  const [report] = await db.rows<ReportRow>(`${select} where r.id = $1`, [id]);
  return report;
}

/** An open report is decided, a decided one reopened; returns whether it was: somebody else may have done so just before. */
export async function updateReport(
  db: Database,
  id: number,
  { state, note, actorId }: { state: ReportState; note: string; actorId: number },
): Promise<boolean> {
  const touched = await db.execute(
    `update reports set state = $2, note = $3, decided_at = case when $2 <> 'open' then now() end,
       decided_by = case when $2 <> 'open' then $4::bigint end
     where id = $1 and (state = 'open') = ($2 <> 'open')`,
    [id, state, note, actorId],
  );
  return touched > 0;
}

/** What one user reported, the latest first. */
export const listReportsOf = (db: Database, userId: number): Promise<ReportRow[]> =>
  db.rows(`${select} where r.user_id = $1 order by r.id desc limit 1000`, [userId]);

/** After products were merged: moves their reports to the remaining products. */
export async function moveReports(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  await db.execute(
    `update reports set product_id = into_id, first_product_id = coalesce(first_product_id, from_id)
     from unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id) where product_id = from_id`,
    [merges.map(({ from }) => from), merges.map(({ into }) => into)],
  );
}

/** After merges were undone: moves reports back to the restored products. */
export async function returnReports(
  db: Database,
  returns: readonly { from: number; into: number; at: number }[],
): Promise<void> {
  await db.execute(
    `update reports set product_id = into_id, first_product_id = nullif(first_product_id, into_id)
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as r (from_id, into_id, at_id)
     where first_product_id = from_id and product_id = at_id`,
    [returns.map(({ from }) => from), returns.map(({ into }) => into), returns.map(({ at }) => at)],
  );
}

/** Deletes reports decided more than `keepDays` ago, at most `rows`; returns how many. */
export const deleteOldReports = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from reports where id in (
       select id from reports where decided_at < now() - make_interval(days => $1) limit $2)`,
    [keepDays, rows],
  );
