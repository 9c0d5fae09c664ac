import type { ImportFault } from '../../contract/feeds/import-messages.ts';
import type { FileCode } from '../my-price/service.ts';
import type { Database } from '../platform/database/database.ts';
import type { RefusedPromotion } from './read-promotion.ts';

/** What a file held whose codes were taken, or wait. */
export type FileReport = { promotions: number; refused: RefusedPromotion[] };
export type HeldFile = FileReport & { hash: string; codes: FileCode[] };

export type PromoFileRow = {
  merchantId: number;
  merchant: string;
  /** null: staff sends the file. */
  url: string | null;
  intervalMinutes: number;
  isActive: boolean;
  etag: string | null;
  lastModified: string | null;
  nextAt: Date | null;
  failures: number;
  triedAt: Date | null;
  seenAt: Date | null;
  isStale: boolean;
  fault: ImportFault | null;
  report: FileReport | null;
  held: HeldFile | null;
  discardedHash: string | null;
  /** Its codes here. */
  codes: number;
};

const columns = `f.merchant_id as "merchantId", m.name as merchant, f.url, f.interval_minutes as "intervalMinutes",
  f.is_active as "isActive", f.etag, f.last_modified as "lastModified", f.next_at as "nextAt", f.failures,
  f.tried_at as "triedAt", f.seen_at as "seenAt", f.is_stale as "isStale", f.fault, f.report, f.held,
  f.discarded_hash as "discardedHash",
  (select count(*) from promo_codes c where c.merchant_id = f.merchant_id and c.promotion_id is not null) as codes`;
const joined = 'promo_files f join merchants m on m.id = f.merchant_id';

/** Those that wait for a decision or failed first, then by merchant. */
export const listPromoFiles = (db: Database, offset: number, limit: number): Promise<PromoFileRow[]> =>
  db.rows<PromoFileRow>(
    `select ${columns} from ${joined}
     order by f.held is null, f.fault is null, m.name collate "fr-x-icu", m.id offset $1 limit $2`,
    [offset, limit],
  );

export async function countPromoFiles(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) as count from promo_files');
  return row?.count ?? 0;
}

/** A merchant's file, which nobody else changes before the transaction ends; undefined: it has none. */
export async function findPromoFile(db: Database, merchantId: number): Promise<PromoFileRow | undefined> {
  const [row] = await db.rows<PromoFileRow>(
    `select ${columns} from ${joined} where f.merchant_id = $1 for update of f`,
    [merchantId],
  );
  return row;
}

/** Files that are due, those that have been longest first; of active merchants. */
export async function listDuePromoFiles(db: Database): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select f.merchant_id as id from ${joined}
     where f.next_at <= now() and f.is_active and m.is_active and f.url is not null order by f.next_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

export type PromoFileSettings = Pick<PromoFileRow, 'url' | 'intervalMinutes' | 'isActive'>;

/** Stores where a merchant's file is, due at once; of another address nothing is known. Returns whether there is such a merchant. */
export async function savePromoFile(
  db: Database,
  merchantId: number,
  { url, intervalMinutes, isActive }: PromoFileSettings,
): Promise<boolean> {
  const saved = await db.execute(
    `insert into promo_files as f (merchant_id, url, interval_minutes, is_active, next_at)
     select id, $2, $3, $4, case when $2::text is not null then now() end from merchants where id = $1
     on conflict (merchant_id) do update set url = excluded.url, interval_minutes = excluded.interval_minutes,
       is_active = excluded.is_active, next_at = excluded.next_at, failures = 0,
       held = case when f.url is not distinct from excluded.url then f.held end,
       fault = case when f.url is not distinct from excluded.url then f.fault end,
       etag = case when f.url = excluded.url then f.etag end,
       last_modified = case when f.url = excluded.url then f.last_modified end`,
    [merchantId, url, intervalMinutes, isActive],
  );
  return saved > 0;
}

export const deletePromoFile = (db: Database, merchantId: number): Promise<number> =>
  db.execute('delete from promo_files where merchant_id = $1', [merchantId]);

export const makeDue = (db: Database, merchantId: number): Promise<number> =>
  db.execute('update promo_files set next_at = now() where merchant_id = $1', [merchantId]);

/** How a try ended. Of what is undefined, what was known stays. */
export type PromoFileTry = {
  /** The address that was tried: nothing is stored where there is another by now. */
  url?: string | null;
  fault: ImportFault | null;
  nextAt: Date | null;
  failures?: number;
  /** Validators of the file, for the next request. */
  validators?: { etag: string | null; lastModified: string | null };
  /** The codes are those of this file now. */
  isSeen?: boolean;
  report?: FileReport;
  held?: HeldFile | null;
  discardedHash?: string | null;
};

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

export const savePromoTry = (db: Database, merchantId: number, tried: PromoFileTry): Promise<number> => {
  const {
    url = null,
    fault,
    nextAt,
    failures = 0,
    validators,
    isSeen = false,
    report,
    held,
    discardedHash,
  } = tried;
  return db.execute(
    `update promo_files set tried_at = now(), fault = $2, next_at = $3, failures = $4,
       etag = case when $5 then $6 else etag end, last_modified = case when $5 then $7 else last_modified end,
       seen_at = case when $8 then now() else seen_at end, is_stale = is_stale and not $8,
       report = coalesce($9, report), held = case when $10 then $11 else held end,
       discarded_hash = case when $12 then $13 else discarded_hash end
     where merchant_id = $1 and ($14::text is null or url = $14)`,
    [
      merchantId,
      json(fault),
      nextAt,
      failures,
      validators !== undefined,
      validators?.etag ?? null,
      validators?.lastModified ?? null,
      isSeen,
      json(report),
      held !== undefined,
      json(held),
      discardedHash !== undefined,
      discardedHash ?? null,
      url,
    ],
  );
};

/** Marks files whose codes are older than their merchants' offers may be; returns how many. */
export async function markStale(db: Database): Promise<number> {
  const isLate = `f.url is not null and not f.is_stale and f.seen_at < now() - make_interval(days => m.freshness_days)`;
  const late = await db.rows(`select from ${joined} where ${isLate} limit 1`);
  // Whoever watches own prices is told of each statement.
  if (late.length === 0) return 0;
  return db.execute(
    `update promo_files f set is_stale = true from merchants m where m.id = f.merchant_id and ${isLate}`,
  );
}
