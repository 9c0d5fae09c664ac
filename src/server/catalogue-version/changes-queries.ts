import type { Database } from '../platform/database/database.ts';
import { parseIds } from '../platform/database/id-arrays.ts';

/** A state of the catalogue as a transaction read it. */
export type Moment = {
  version: number;
  /** Names of the catalogue's states, the present one first. */
  stamps: string[];
  /** Identifies this database. */
  database: string;
  /** PostgreSQL's snapshot: which transactions had been committed. */
  snapshot: string;
  /** The transaction that made the present state; not even after a crash is its number, or an earlier one, used again. */
  changedIn: string;
};

/** Whether the present is of the same database, and of a catalogue that was once in the earlier state. */
export const isFollowedBy = (earlier: Moment, present: Moment): boolean =>
  earlier.database === present.database && present.stamps.includes(earlier.stamps[0] as string);

export async function readMoment(db: Database): Promise<Moment> {
  const [moment] = await db.rows<Moment>(
    `select version, stamps::text[] as stamps, pg_current_snapshot()::text as snapshot,
            changed_in::text as "changedIn",
            concat((select system_identifier from pg_control_system()), '.',
                   (select oid from pg_database where datname = current_database())) as database
       from catalogue_state`,
  );
  if (!moment) throw new Error('catalogue_state has no row');
  return moment;
}

/** Products that changed, and those of them whose words, codes or specifications may have. */
type Changes = { ids: number[]; textIds: number[] };

/**
 * The rows that committed behind a moment, given its snapshot ($1) and its transaction ($2). A transaction later than the
 * one that made that moment counts even where its snapshot holds it: a crash may have given its number to another since.
 */
const unseenRows = `select * from product_changes
  where (xid > $2::xid8 or xid >= pg_snapshot_xmin($1::pg_snapshot))
    and (product_ids is null or xid > $2::xid8 or not pg_visible_in_snapshot(xid, $1::pg_snapshot))`;

/**
 * What has been committed since an earlier moment of the same catalogue, of products' own rows and what is made of their
 * offers; undefined where that is not recorded any more.
 */
export async function listChanges(
  db: Database,
  { snapshot, changedIn }: Pick<Moment, 'snapshot' | 'changedIn'>,
): Promise<Changes | undefined> {
  const [changed] = await db.rows<{ isTold: boolean | null; ids: string | null; textIds: string | null }>(
    `with unseen as materialized (select * from (${unseenRows}) as row where version is null)
     select (select bool_and(product_ids is not null) from unseen) as "isTold",
            (select array_agg(distinct id order by id)::text from unseen, unnest(product_ids) as id) as ids,
            (select array_agg(distinct id order by id)::text from unseen, unnest(product_ids) as id
              where has_texts) as "textIds"`,
    [snapshot, changedIn],
  );
  if (!changed || changed.isTold === false) return undefined;
  return { ids: parseIds(changed.ids), textIds: parseIds(changed.textIds) };
}

/** What became of a catalogue. */
export type ChangesBetween = {
  /** null: anything may have changed. */
  productIds: number[] | null;
  mayLag: boolean;
  /** Products that may not, though all else may, with their families: a list shows a family's lowest price. */
  promptIds: number[];
  /** Milliseconds since the first change was written, shortly before it was committed. */
  age: number;
};

/**
 * Whose pages changed between two moments of the same catalogue. Each version in between has to tell; what committed
 * after the later moment may be named as well.
 */
export async function listChangesBetween(
  db: Database,
  earlier: Moment,
  present: Moment,
): Promise<ChangesBetween> {
  const [found] = await db.rows<{
    isTold: boolean;
    mayLag: boolean;
    age: number;
    ids: string | null;
    promptIds: string | null;
  }>(
    `with unseen as materialized (${unseenRows})
     select coalesce(bool_and(product_ids is not null), true)
              and count(distinct version) filter (where version > $3 and version <= $4) = $4::bigint - $3::bigint as "isTold",
            coalesce(bool_and(may_lag or prompt_ids is not null), true) as "mayLag",
            (extract(epoch from clock_timestamp() - min(written_at)) * 1000)::float8 as age,
            (select array_agg(distinct id)::text from unseen, unnest(product_ids) as id) as ids,
            (select array_agg(distinct id)::text from unseen, unnest(prompt_ids) as id) as "promptIds"
       from unseen`,
    [earlier.snapshot, earlier.changedIn, earlier.version, present.version],
  );
  if (!found?.isTold) return { productIds: null, mayLag: false, promptIds: [], age: 0 };
  const { ids, promptIds, ...rest } = found;
  return { ...rest, productIds: parseIds(ids), promptIds: parseIds(promptIds) };
}

/** Deletes changes of more than a day ago: who has not read them yet reads everything. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await db.execute(
    `with deleted as (
       delete from product_changes where written_at < now() - interval '1 day' returning xid
     )
     insert into product_changes (xid, product_ids)
     select xid, null from deleted order by xid desc limit 1`,
  );
}
