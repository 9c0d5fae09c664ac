import type { Database, Transaction } from '../../src/server/platform/database/database.ts';

/** Days of points that an offer has; those of the first week are older than thinning leaves alone. */
export const historyDays = 408;
/** Of an offer, over all of these days. */
export const pointsPerOffer = 51;
export const offersPerProduct = 5;

/** Products, five offers of each by as many merchants; merchants with their prices one after the other, as imports number them. */
export async function fillOffers(tx: Transaction, offers: number): Promise<void> {
  const products = offers / offersPerProduct;
  // Without foreign keys and triggers: it is only there to be joined with.
  await tx.execute(`set local session_replication_role = replica`);
  await tx.execute(
    `insert into merchants (id, name, name_key) select n, 'Merchant ' || n, 'merchant ' || n from generate_series(1, $1::int) n`,
    [offersPerProduct],
  );
  await tx.execute(
    `insert into products (id, title) select n, 'Product ' || n from generate_series(1, $1::int) n`,
    [products],
  );
  await tx.execute(
    `insert into offers (id, merchant_id, article_id, product_id, title, price_cents, delivery_cents, availability, link,
       content_hash, first_seen_at, last_seen_at)
     select n, (n - 1) / $2 + 1, 'a' || n, (n - 1) % $2 + 1, 'Product ' || n, 500 + n::bigint * 7919 % 90000, 490, 'in_stock',
       'https://shop.example/' || n, n, now() - make_interval(days => $3), now()
     from generate_series(1, $1::int) n`,
    [offers, products, historyDays],
  );
  await tx.execute(
    `insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents, total_cents, in_stock,
       offers_count, merchants_count)
     select id, product_id, 'new', price_cents, 490, total_cents, true, 5, 5 from offers where id = product_id`,
  );
}

/** A day's points as imports leave them: one offer of eight, whichever, has another price; one of thirty is out of stock. */
const fillDay = (db: Database, offers: number, daysAgo: number): Promise<number> =>
  db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select id, date_trunc('day', now()) - make_interval(days => $2, mins => (id * 5 / $1)::int),
       (500 + id * 7919 % 90000) * (80 + floor(random() * 20))::bigint / 100, 490, random() > 0.033
     from (select n * 8 + 1 + floor(random() * 8)::bigint as id from generate_series(0, $1::bigint / 8 - 1) n) as chosen`,
    [offers, daysAgo],
  );

/** Rows that come without their indexes, which are made at once when all are there. */
export async function fillPoints(db: Database, offers: number): Promise<void> {
  await db.execute('alter table price_points drop constraint price_points_pkey');
  await db.execute('drop index price_points_observed');
  for (let day = historyDays; day > 0; day--) await fillDay(db, offers, day);
  await db.execute(
    `alter table price_points add primary key (offer_id, observed_at)
       include (price_cents, delivery_cents, is_available)`,
  );
  await db.execute('create index price_points_observed on price_points (observed_at)');
}

export type TableSize = { points: number; table: number; indexes: number };

/** Bytes; points as the planner estimates them. */
export async function readSize(db: Database): Promise<TableSize> {
  const [size] = await db.rows<TableSize>(
    `select sum(greatest(c.reltuples, 0))::bigint as points, sum(pg_table_size(c.oid))::bigint as table,
       sum(pg_indexes_size(c.oid))::bigint as indexes
     from pg_class c where c.oid = 'price_points'::regclass
       or c.oid in (select inhrelid from pg_inherits where inhparent = 'price_points'::regclass)`,
  );
  return size ?? { points: 0, table: 0, indexes: 0 };
}

/** The files of tables and indexes, of this database. */
export const listFiles = (db: Database): Promise<{ file: string }[]> =>
  db.rows(
    `select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as file
     from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`,
  );

/** Gives 15 % of a merchant's 200,000 offers other prices, as a merge does before it records their points. */
export async function changePrices(tx: Transaction, round: number): Promise<number> {
  await tx.execute(
    'create temp table touched_offers (offer_id bigint, product_id bigint, change text) on commit drop',
  );
  return tx.execute(
    `with changed as (
       update offers set price_cents = price_cents + $1
       where id in (select id from offers where id <= 200000 and random() < 0.15) returning id, product_id)
     insert into pg_temp.touched_offers select id, product_id, 'changed' from changed`,
    [round % 2 === 0 ? 10 : -10],
  );
}

/** The raw limit: the same points into an empty table with the same index. */
export async function writePlainly(tx: Transaction): Promise<() => Promise<number>> {
  await tx.execute('create table points_alone (like price_points including all)');
  return () =>
    tx.execute(
      `insert into points_alone
       select o.id, now(), o.price_cents, o.delivery_cents, true
       from pg_temp.touched_offers t join offers o on o.id = t.offer_id`,
    );
}

export async function readWrittenBytes(db: Database): Promise<number> {
  const [row] = await db.rows<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

export const tidy = async (db: Database): Promise<void> => {
  await db.execute('vacuum analyze price_points');
  await db.execute('analyze products, offers, product_summaries, merchants');
  await db.execute('checkpoint');
};

/** Offers that the database was filled with. */
export async function countOffers(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select coalesce(max(id), 0) as count from offers');
  return row?.count ?? 0;
}

export const listBackends = (db: Database): Promise<{ pid: number }[]> =>
  db.rows('select pid from pg_stat_activity where datname = current_database()');
