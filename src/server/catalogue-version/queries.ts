import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import { isLockTimeout } from '../platform/database/database-errors.ts';

/** The catalogue's version; every change that pages show raises it and notifies `catalogue_changed`. */
export async function getCatalogueVersion(db: Database): Promise<number> {
  const [state] = await db.rows<{ version: number }>('select version from catalogue_state');
  if (!state) throw new Error('catalogue_state has no row');
  return state.version;
}

/** Waits until nobody else groups or merges; freed with the transaction. */
export async function lockCatalogue(transaction: Database): Promise<void> {
  await transaction.execute(`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);
}

/**
 * The same for a person who waits: imports hold the lock for seconds, rarely for minutes, and a page does not wait for
 * those. @throws AppError `conflict` after five seconds
 */
export async function lockCatalogueSoon(transaction: Database): Promise<void> {
  await transaction.execute(`set local lock_timeout = '5s'`);
  try {
    await lockCatalogue(transaction);
  } catch (error) {
    if (isLockTimeout(error)) throw new AppError('conflict', { reason: 'import_merging', retryAfter: 60 });
    throw error;
  }
  await transaction.execute('set local lock_timeout to default');
}

/** Stands behind the version that `catalogue_changed` notifies. */
const awaited = ' awaited';

/** Whether a person waits to see the change that was notified. */
export const isAwaitedChange = (payload: string): boolean => payload.endsWith(awaited);

/** Whether pages may show the state before a change for some seconds. */
export type Lag = {
  /** An import, never what a person did or took back. */
  mayLag: boolean;
  /**
   * Products whose former state must not be shown any more, nor lists that may contain them, although everything else
   * may lag.
   */
  promptIds?: readonly number[];
};

/** A change whose products are known, besides those that triggers note (`product_changes`). */
type KnownChange = {
  productIds: readonly number[];
} & Lag;

/**
 * `known`: nothing else has changed; without it, anything may have. `isAwaited`: a person has made the change and
 * wants to see it; other changes may be handled together with those that follow.
 */
type RaiseOptions = { isAwaited?: boolean; known?: KnownChange };

/** Raises the catalogue's version and notifies its listeners with the commit. Returns the new version. */
export async function raiseCatalogueVersion(
  db: Database,
  { isAwaited = false, known }: RaiseOptions = {},
): Promise<number> {
  const [raised] = await db.rows<{ version: number }>(
    `with raised as (
       update catalogue_state set version = version + 1, changed_at = now() returning version
     )
     select version, pg_notify('catalogue_changed', version || $1) from raised`,
    [isAwaited ? awaited : ''],
  );
  if (!raised) throw new Error('catalogue_state has no row');
  if (known) await storeChange(db, raised.version, known);
  return raised.version;
}

/** With families as they are now: facts of a later import may have changed them before somebody reads this. */
function storeChange(
  db: Database,
  version: number,
  { productIds, mayLag, promptIds = [] }: KnownChange,
): Promise<number> {
  return db.execute(
    `insert into product_changes (product_ids, has_texts, version, may_lag, prompt_ids)
     select $1, false, $2, $3 and cardinality($4::bigint[]) = 0, case when $3 then array_agg(distinct named.id) end
     from (select coalesce(member.product_id, given.id) as id from unnest($4::bigint[]) as given (id)
       left join product_variants own on own.product_id = given.id
       left join product_variants member on member.family_id = own.family_id) as named`,
    [productIds, version, mayLag, promptIds],
  );
}
