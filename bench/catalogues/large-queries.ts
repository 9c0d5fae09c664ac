import type { Database, Transaction } from '../../src/server/platform/database/database.ts';

/** A product that others are made from: its texts, and the rest as PostgreSQL writes it. */
export type SourceProduct = {
  id: number;
  title: string;
  brand: string;
  description: string;
  mpns: string[];
  hasGtin: boolean;
  rest: string[];
};

/** Columns that a product made from another has as that one has them. */
const sameColumns = [
  'category_id',
  'specifications',
  'image_url',
  'rating',
  'rating_count',
  'created_at',
  'kinds',
  'category_is_guessed',
  'content_amount',
  'content_unit',
  'content_is_usual',
];

/** Products that merchants offer, in an order of no meaning. */
export const listSources = (db: Database): Promise<SourceProduct[]> =>
  db.rows<SourceProduct>(
    `select p.id, p.title, p.brand, p.description,
            array(select value from product_identifiers where product_id = p.id and kind = 'mpn' order by value) as mpns,
            exists (select from product_identifiers where product_id = p.id and kind = 'gtin') as "hasGtin",
            array[${sameColumns.map((column) => `p.${column}::text`).join(', ')}] as rest
       from products p join product_summaries s on s.product_id = p.id
      where s.main_offer_id is not null order by md5(p.id::text)`,
  );

/** Rows come without triggers and foreign keys: all of what they refer to is there in the end. */
export const writeFreely = (tx: Transaction): Promise<number> =>
  tx.execute('set local session_replication_role = replica');

export const productColumns = ['id', 'title', 'brand', 'description', ...sameColumns];

/** Merchants up to so many. */
export const addMerchants = (db: Database, count: number): Promise<number> =>
  db.execute(
    `insert into merchants (id, name, name_key)
     select n, 'Marchand ' || n, 'marchand ' || n from generate_series(1, $1::int) n
     on conflict do nothing`,
    [count],
  );

/**
 * What lists and pages need of the round's products beside their texts: ids are the sources' plus `shift`, prices between
 * 0.7 and 1.3 of theirs, merchants others. Each has its main offer alone in `offers`, while summaries say how many there were.
 */
export async function addRound(
  tx: Transaction,
  { round, shift, merchants, last }: { round: number; shift: number; merchants: number; last: number },
): Promise<void> {
  const values = [round, shift, merchants, last];
  const priced = `(0.7 + abs(hashint8(s.product_id * 1000 + $1) % 600) / 1000.0)`;
  await tx.execute(
    `create temp table made on commit drop as
     select s.product_id + $2 as product_id, o.id + $2 * 10 as offer_id, s.condition,
            greatest(1, (s.price_cents * ${priced})::int) as price_cents, s.delivery_cents, s.in_stock, s.offers_count,
            s.merchants_count, s.free_delivery, s.stock_unknown, s.delivery_days,
            array(select distinct 1 + (m * 7 + abs(hashint8(s.product_id) % 97) + $1 * 13) % $3
                    from unnest(s.merchant_ids) m) as merchant_ids
       from product_summaries s join offers o on o.id = s.main_offer_id
       join products p on p.id = s.product_id + $2
      where s.product_id <= $4`,
    values,
  );
  await tx.execute(
    `insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents, total_cents, in_stock,
            offers_count, merchants_count, merchant_ids, free_delivery, stock_unknown, delivery_days)
     select product_id, offer_id, condition, price_cents, delivery_cents, price_cents + coalesce(delivery_cents, 0), in_stock,
            offers_count, merchants_count, merchant_ids, free_delivery, stock_unknown, delivery_days
       from made`,
  );
  await tx.execute(
    `insert into offers (id, merchant_id, article_id, product_id, title, condition, price_cents, delivery_cents, availability,
            link, image_url, content_hash, first_seen_at, last_seen_at)
     select m.offer_id, coalesce(m.merchant_ids[1], 1), 'made-' || m.offer_id, m.product_id, p.title, m.condition,
            m.price_cents, m.delivery_cents, o.availability, o.link, o.image_url, o.content_hash, o.first_seen_at, o.last_seen_at
       from made m join products p on p.id = m.product_id join offers o on o.id = m.offer_id - $1 * 10`,
    [shift],
  );
  await tx.execute(
    `insert into product_specifications (product_id, key, value_text, display, number, unit, position)
     select t.product_id + $1, key, value_text, display, number, unit, position
       from product_specifications t join made m on m.product_id = t.product_id + $1 where t.product_id <= $2`,
    [shift, last],
  );
  await tx.execute(
    `insert into product_variants (product_id, family_id, brand, words, groups, fixed, colour, capacity, memory, size, size_unit, pack)
     select v.product_id + $1, v.family_id + $1, brand, words, groups, fixed, colour, capacity, memory, size, size_unit, pack
       from product_variants v join made m on m.product_id = v.product_id + $1 where v.product_id <= $2`,
    [shift, last],
  );
  await tx.execute('drop table made');
}

/** The catalogue as it is now has a version of its own. */
export async function finish(db: Database): Promise<void> {
  await db.execute('truncate product_changes');
  await db.execute('update catalogue_state set version = version + 1');
  await db.execute(
    'vacuum (analyze) products, product_summaries, offers, product_specifications, product_variants, product_identifiers',
  );
}

export async function countProducts(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from product_summaries where main_offer_id is not null',
  );
  return row?.count ?? 0;
}
