import type { Database, DatabasePool } from '../../src/server/platform/database/database.ts';
import type { Catalogue } from './documents.ts';

const batch = 5_000;

/** Writes a made-up catalogue into an empty database: products with one offer each and their summaries. */
export async function fillCatalogue(db: DatabasePool, { documents, categories }: Catalogue): Promise<void> {
  const [filled] = await db.rows('select 1 from products limit 1');
  if (filled) return;
  const ids = new Map<number, number>();
  for (const { id, names } of categories) {
    const [row] = await db.rows<{ id: number }>('select id from categories where name = $1', names);
    if (row) ids.set(id, row.id);
  }
  await db.execute(`insert into merchants (id, name, name_key) values (1, 'Bench', 'bench')`);
  for (let from = 0; from < documents.length; from += batch) {
    const rows = documents.slice(from, from + batch).map((document) => ({
      ...document,
      categoryId: ids.get(document.categoryId ?? 0) ?? null,
    }));
    await insertBatch(db, JSON.stringify(rows).replaceAll('\\u0000', ''));
  }
  await raiseVersion(db);
  await db.execute('analyze');
}

async function insertBatch(db: Database, json: string): Promise<void> {
  await db.execute(
    `insert into products (id, category_id, title, brand, description, rating, rating_count)
     select id, "categoryId", title, brand, description, rating, "ratingCount"
       from jsonb_to_recordset($1::jsonb) as p (id bigint, "categoryId" integer, title text, brand text,
            description text, rating numeric, "ratingCount" integer)`,
    [json],
  );
  await db.execute(
    `insert into offers (id, merchant_id, article_id, product_id, title, price_cents, availability, link,
                         content_hash, first_seen_at, last_seen_at)
     select id, 1, id, id, title, "priceCents", 'in_stock', 'https://bench.example/', 0, now(), now()
       from jsonb_to_recordset($1::jsonb) as p (id bigint, title text, "priceCents" integer)`,
    [json],
  );
  await db.execute(
    `insert into product_summaries (product_id, main_offer_id, condition, price_cents, total_cents, in_stock,
                                    offers_count, merchants_count)
     select id, id, 'new', "priceCents", "totalCents", "inStock", "offersCount", "offersCount"
       from jsonb_to_recordset($1::jsonb) as p (id bigint, "priceCents" integer, "totalCents" integer,
            "inStock" boolean, "offersCount" integer)`,
    [json],
  );
  await db.execute(
    `insert into product_identifiers (product_id, kind, value)
     select distinct id, 'mpn', jsonb_array_elements_text(codes)
       from jsonb_to_recordset($1::jsonb) as p (id bigint, codes jsonb)`,
    [json],
  );
}

/** What an import does: moves 15 % of the prices, renames one product in a hundred, raises the version. */
export async function changeProducts(db: Database, round: number): Promise<void> {
  await db.execute(
    `with priced as (update product_summaries set price_cents = price_cents + 1, total_cents = total_cents + 1
                      where product_id % 7 = $1 % 7),
          renamed as (update products set title = title || ' edition ' || $1::text where id % 100 = $1 % 100)
     select from catalogue_state`,
    [round],
  );
  await raiseVersion(db);
}

export const raiseVersion = (db: Database): Promise<number> =>
  db.execute(
    `with raised as (update catalogue_state set version = version + 1 returning version)
     select pg_notify('catalogue_changed', version || ' awaited') from raised`,
  );
