import type { FavouriteSort } from '../../contract/catalogue/product-sorts.ts';
import type { Database } from '../platform/database/database.ts';
import type { Follower, Returning } from '../platform/database/product-followers.ts';

/** A saved product; cents. `changeCents`: today's best delivered total less the saved one, where these compare. */
export type FavouriteRow = {
  id: number;
  productId: number;
  addedAt: Date;
  savedCents: number | null;
  changeCents: number | null;
};

/** The product that an id stands for now: the one that took it in, where it was merged; undefined: there is none. */
export async function findLivingProduct(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    'select coalesce(merged_into, id) as id from products where id = $1',
    [id],
  );
  return row?.id;
}

/** Locks this user's lists, so that none grows over its limit. */
export async function lockLists(db: Database, userId: number): Promise<void> {
  await db.rows('select from users where id = $1 for update', [userId]);
}

export async function countFavourites(db: Database, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from favourites where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Saves a product with what it costs now; one that is saved already stays as it is. */
export async function insertFavourite(db: Database, userId: number, productId: number): Promise<void> {
  await db.execute(
    `insert into favourites (user_id, product_id, total_cents, condition, delivery_stated)
     select $1, $2, s.total_cents, s.condition, s.delivery_stated
     from (select) as once
     left join (select total_cents, condition, delivery_cents is not null as delivery_stated from product_summaries
                where product_id = $2 and in_stock) as s on true
     on conflict (user_id, product_id) do nothing`,
    [userId, productId],
  );
}

export async function deleteFavourite(db: Database, userId: number, productId: number): Promise<void> {
  await db.execute('delete from favourites where user_id = $1 and product_id = $2', [userId, productId]);
}

const orders: Record<FavouriteSort, string> = {
  newest: 'f.added_at desc, f.id desc',
  price: 's.total_cents nulls last, f.id desc',
  drop: 'change_cents::float8 / f.total_cents nulls last, f.id desc',
};

/** Prices compare where condition and the state of delivery costs are the same; what is sold out has none. */
export function listFavourites(
  db: Database,
  userId: number,
  { sortBy, offset, limit }: { sortBy: FavouriteSort; offset: number; limit: number },
): Promise<FavouriteRow[]> {
  return db.rows<FavouriteRow>(
    `select f.id, f.product_id as "productId", f.added_at as "addedAt", f.total_cents as "savedCents",
       change_cents as "changeCents"
     from favourites f
     left join product_summaries s on s.product_id = f.product_id and s.in_stock
     cross join lateral (
       select case when s.condition = f.condition and (s.delivery_cents is not null) = f.delivery_stated
         then s.total_cents - f.total_cents end as change_cents) as compared
     where f.user_id = $1
     order by ${orders[sortBy]}
     offset $2 limit $3`,
    [userId, offset, limit],
  );
}

/** Ids of all saved products, newest first. */
export async function listFavouriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select product_id as id from favourites where user_id = $1 order by added_at desc, id desc',
    [userId],
  );
  return rows.map(({ id }) => id);
}

/**
 * After products were merged: whoever saved a merged product has saved the remaining one, with the earliest date of
 * both. Returns the former entries.
 */
export async function moveFavourites(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<Follower[]> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  return db.rows<Follower>(
    `with merged as (
       select * from unnest($1::bigint[], $2::bigint[]) as m (from_id, into_id)
     ), taken as (
       delete from favourites f using merged where f.product_id = merged.from_id
       returning f.*, merged.into_id
     ), moved as (
       insert into favourites as f (user_id, product_id, added_at, total_cents, condition, delivery_stated)
       select distinct on (user_id, into_id) user_id, into_id, added_at, total_cents, condition, delivery_stated
       from taken order by user_id, into_id, added_at
       on conflict (user_id, product_id) do update set added_at = least(f.added_at, excluded.added_at)
     )
     select t.product_id as "productId", t.user_id as "userId", to_json(t) as kept, not exists (
       select from favourites f where f.user_id = t.user_id and f.product_id = t.into_id) as "isOnly"
     from taken t`,
    values,
  );
}

/** Gives them back to who still has the product that they went to on their list. */
export async function returnFavourites(db: Database, returning: readonly Returning[]): Promise<void> {
  await db.execute(
    `with given as (
       select r.at, r."isOnly" as is_only, f.*
       from json_to_recordset($1) as r (at bigint, "isOnly" boolean, kept json)
       cross join lateral json_populate_record(null::favourites, r.kept) as f
     ), still as (
       select given.* from given join favourites f on f.user_id = given.user_id and f.product_id = given.at
     ), left_alone as (
       delete from favourites f using still
       where still.is_only and f.user_id = still.user_id and f.product_id = still.at
     )
     insert into favourites (user_id, product_id, added_at, total_cents, condition, delivery_stated)
     select user_id, product_id, added_at, total_cents, condition, delivery_stated from still
     on conflict do nothing`,
    [JSON.stringify(returning)],
  );
}

/** Of the link by which a user shares their list; undefined: it is not shared. */
export async function findShareToken(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db.rows<{ token: string }>('select token from shared_lists where user_id = $1', [
    userId,
  ]);
  return row?.token;
}

/** Shares a list under a token, unless it is shared already. */
export async function insertShare(db: Database, userId: number, token: string): Promise<void> {
  await db.execute(
    'insert into shared_lists (user_id, token) values ($1, $2) on conflict (user_id) do nothing',
    [userId, token],
  );
}

export async function deleteShare(db: Database, userId: number): Promise<void> {
  await db.execute('delete from shared_lists where user_id = $1', [userId]);
}

/** The owner of a shared list; undefined: unknown or withdrawn token. */
export async function findSharer(db: Database, token: string): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>('select user_id as id from shared_lists where token = $1', [
    token,
  ]);
  return row?.id;
}

/** A user's saved products, for the export of their data. */
export async function listSavedByUser(
  db: Database,
  userId: number,
): Promise<
  {
    productId: number;
    title: string;
    addedAt: Date;
    totalCents: number | null;
    isDeliveryKnown: boolean | null;
  }[]
> {
  return db.rows(
    `select f.product_id as "productId", p.title, f.added_at as "addedAt", f.total_cents as "totalCents",
       f.delivery_stated as "isDeliveryKnown"
     from favourites f join products p on p.id = f.product_id
     where f.user_id = $1 order by f.id`,
    [userId],
  );
}
