import type { Condition } from '../../contract/conditions.ts';
import type { Database } from '../platform/database.ts';

/** A line of a saved cart; `productId`: the product that it is by now. */
export type SavedLine = { productId: number; condition: Condition; quantity: number; priceCents: number };

/** Makes sure of a user's cart and keeps others from writing it until the transaction ends. */
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

/** Adds lines in their order; those of products that do not exist are left out, those of merged ones added up. */
export async function insertLines(db: Database, userId: number, lines: readonly SavedLine[]): Promise<void> {
  await db.named(
    'insert_cart_lines',
    `insert into cart_lines (user_id, product_id, condition, quantity, price_cents, position)
     select $1, coalesce(p.merged_into, p.id), (array_agg(l.condition order by l.position))[1],
       least(99, sum(l.quantity)), (array_agg(l.price_cents order by l.position))[1], min(l.position)
     from unnest($2::bigint[], $3::text[], $4::integer[], $5::integer[]) with ordinality
       as l (product_id, condition, quantity, price_cents, position)
     join products p on p.id = l.product_id
     group by coalesce(p.merged_into, p.id)`,
    [
      userId,
      lines.map(({ productId }) => productId),
      lines.map(({ condition }) => condition),
      lines.map(({ quantity }) => quantity),
      lines.map(({ priceCents }) => priceCents),
    ],
  );
}

/** A user's lines in their order. */
export function listLines(db: Database, userId: number): Promise<SavedLine[]> {
  return db.named<SavedLine>(
    'cart_lines',
    `select coalesce(p.merged_into, p.id) as "productId", l.condition, l.quantity, l.price_cents as "priceCents"
     from cart_lines l join products p on p.id = l.product_id
     where l.user_id = $1
     order by l.position, l.product_id`,
    [userId],
  );
}

/** Lines with their products' titles, for their owner's own data. */
export function listTitledLines(db: Database, userId: number): Promise<(SavedLine & { title: string })[]> {
  return db.rows(
    `select l.product_id as "productId", p.title, l.condition, l.quantity, l.price_cents as "priceCents"
     from cart_lines l join products p on p.id = l.product_id
     where l.user_id = $1
     order by l.position, l.product_id`,
    [userId],
  );
}

/** Gives lines of products that became parts of others to these; two lines of one product are added up. */
export async function moveLines(
  db: Database,
  merges: readonly { from: number; into: number }[],
): Promise<void> {
  const values = [merges.map(({ from }) => from), merges.map(({ into }) => into)];
  await db.execute(
    `select from carts
     where user_id in (select user_id from cart_lines where product_id = any($1::bigint[]))
     order by user_id for update`,
    [values[0]],
  );
  await db.execute(
    `with merged as (
       select from_id, into_id from unnest($1::bigint[], $2::bigint[]) as merged (from_id, into_id)
     ), moved as (
       delete from cart_lines l using merged where l.product_id = from_id
       returning l.user_id, into_id, l.condition, l.quantity, l.price_cents, l.position
     )
     insert into cart_lines as l (user_id, product_id, condition, quantity, price_cents, position)
     select user_id, into_id, (array_agg(condition order by position))[1], least(99, sum(quantity)),
       (array_agg(price_cents order by position))[1], min(position)
     from moved group by user_id, into_id
     on conflict (user_id, product_id) do update set quantity = least(99, l.quantity + excluded.quantity)`,
    values,
  );
}

/** The products that asked ones are by now; those that do not exist are left out. */
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
