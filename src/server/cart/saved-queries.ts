import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';
import type { Follower, Returning } from '../platform/database/product-followers.ts';

/** A line of a saved cart; `productId`: the product that it is by now. */
export type SavedLine = {
  productId: number;
  condition: Condition;
  quantity: number;
  priceCents: number;
  anyColour: boolean;
  /** In its one spelling; empty: none is chosen. */
  size: string;
};

/** Creates a user's cart where needed and locks it until the transaction ends. */
export async function touchCart(db: Database, userId: number): Promise<void> {
  await db.named(
    'touch_cart',
    'insert into carts (user_id) values ($1) on conflict (user_id) do update set saved_at = now()',
    [userId],
  );
}

export async function deleteLines(db: Database, userId: number): Promise<void> {
  await db.named('delete_cart_lines', 'delete from cart_lines where user_id = $1', [userId]);
}

/** Adds lines in their order; those of products that do not exist are left out, those that are one by now added up. */
export async function insertLines(db: Database, userId: number, lines: readonly SavedLine[]): Promise<void> {
  await db.named(
    'insert_cart_lines',
    `insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position, any_colour, size)
     select $1, coalesce(p.merged_into, p.id), (array_agg(l.condition order by l.position))[1],
       least(99, sum(l.quantity)), (array_agg(l.price_cents order by l.position))[1], min(l.position),
       bool_or(l.any_colour), l.size
     from unnest($2::bigint[], $3::text[], $4::integer[], $5::integer[], $6::boolean[], $7::text[]) with ordinality
       as l (product_id, condition, quantity, price_cents, any_colour, size, position)
     join products p on p.id = l.product_id
     group by coalesce(p.merged_into, p.id), l.size`,
    [
      userId,
      lines.map(({ productId }) => productId),
      lines.map(({ condition }) => condition),
      lines.map(({ quantity }) => quantity),
      lines.map(({ priceCents }) => priceCents),
      lines.map(({ anyColour }) => anyColour),
      lines.map(({ size }) => size),
    ],
  );
}

/** A user's lines in their order. */
export function listLines(db: Database, userId: number): Promise<SavedLine[]> {
  return db.named<SavedLine>(
    'cart_lines',
    `select coalesce(p.merged_into, p.id) as "productId", l.condition, l.quantity, l.price_cents as "priceCents",
       l.any_colour as "anyColour", l.size
     from cart_lines l join products p on p.id = l.product_id
     where l.user_id = $1
     order by l.position, l.product_id, l.size`,
    [userId],
  );
}

/** Lines with their products' titles, for their owner's own data. */
export function listTitledLines(db: Database, userId: number): Promise<(SavedLine & { title: string })[]> {
  return db.rows(
    `select l.product_id as "productId", p.title, l.condition, l.quantity, l.price_cents as "priceCents",
       l.any_colour as "anyColour", l.size
     from cart_lines l join products p on p.id = l.product_id
     where l.user_id = $1
     order by l.position, l.product_id, l.size`,
    [userId],
  );
}

/**
 * After products were merged: moves their cart lines to the remaining products; two lines of one product
 * in one size are added up. Returns the lines as they were.
 */
export async function moveLines(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<Follower[]> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  await db.execute(
    `select from carts
     where user_id in (select user_id from cart_lines where product_id = any($1::bigint[]))
     order by user_id for update`,
    [values[0]],
  );
  return db.rows<Follower>(
    `with merged as (
       select from_id, into_id from unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id)
     ), taken as (
       delete from cart_lines l using merged where l.product_id = from_id returning l.*, into_id
     ), moved as (
       insert into cart_lines as l (user_id, product_id, condition, quantity, price_cents, position, any_colour,
         size)
       select user_id, into_id, (array_agg(condition order by position))[1], least(99, sum(quantity)),
         (array_agg(price_cents order by position))[1], min(position), bool_or(any_colour), size
       from taken group by user_id, into_id, size
       on conflict (user_id, product_id, size) do update set quantity = least(99, l.quantity + excluded.quantity)
     )
     select t.product_id as "productId", t.user_id as "userId", t.size, to_json(t) as kept, not exists (
       select from cart_lines l where l.user_id = t.user_id and l.product_id = t.into_id and l.size = t.size) as "isOnly"
     from taken t`,
    values,
  );
}

/** Gives lines back to carts that still hold the product that they went to, as far as its quantity goes. */
export async function returnLines(db: Database, returning: readonly Returning[]): Promise<void> {
  const given = JSON.stringify(returning);
  await db.execute(
    `select from carts where user_id in (select "userId" from json_to_recordset($1) as r ("userId" bigint))
     order by user_id for update`,
    [given],
  );
  await db.execute(
    `with given as (
       select r.at, r."isOnly" as is_only, coalesce(line.size, '') as of_size, line.*
       from json_to_recordset($1) as r (at bigint, "isOnly" boolean, kept json)
       cross join lateral json_populate_record(null::cart_lines, r.kept) as line
     ), still as (
       select given.*, l.quantity as now from given
       join cart_lines l on l.user_id = given.user_id and l.product_id = given.at and l.size = given.of_size
     ), left_alone as (
       delete from cart_lines l using still
       where still.is_only and l.user_id = still.user_id and l.product_id = still.at and l.size = still.of_size
     ), lessened as (
       update cart_lines l set quantity = greatest(1, l.quantity - still.quantity) from still
       where not still.is_only and l.user_id = still.user_id and l.product_id = still.at and l.size = still.of_size
     )
     insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position, any_colour, size)
     select user_id, product_id, condition, case when is_only then now else quantity end, price_cents, position,
       coalesce(any_colour, false), of_size
     from still
     on conflict do nothing`,
    [given],
  );
}

/** A product in one of its colours; `colour` as `product_variants` has it. */
export type ColourRow = { productId: number; id: number; title: string; colour: string | null };

/** Of each product the others that differ from it in colour only, and itself. */
export function listColoursOf(db: Database, productIds: readonly number[]): Promise<ColourRow[]> {
  return db.named<ColourRow>(
    'cart_colours',
    `select wanted.id as "productId", p.id, p.title, v.colour
     from unnest($1::bigint[]) as wanted (id)
     cross join lateral colours_of(wanted.id, true) as same (id)
     join products p on p.id = same.id
     left join product_variants v on v.product_id = same.id
     order by wanted.id, p.id`,
    [productIds],
  );
}

/** The current product of each requested one, after merges; those that do not exist are left out. */
export function listLivingProducts(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; livingId: number }[]> {
  return db.named(
    'living_products',
    'select id, coalesce(merged_into, id) as "livingId" from products where id = any($1::bigint[])',
    [ids],
  );
}
