import type { Database, Transaction } from '../platform/database.ts';
import type {
  ConditionFacts,
  ProductFacts,
  ProductTexts,
  SearchCategory,
  SearchMerchant,
  SpecificationFact,
} from './engine/document.ts';

const rowsPerFetch = 5_000;

/** The catalogue's version; every change that pages show raises it and notifies `catalogue_changed`. */
export async function getCatalogueVersion(db: Database): Promise<number> {
  const [state] = await db.rows<{ version: number }>('select version from catalogue_state');
  if (!state) throw new Error('catalogue_state has no row');
  return state.version;
}

/** Names of the catalogue's states, the present one first, and what tells this database from all others. */
export async function readStamps(db: Database): Promise<{ stamps: string[]; database: string }> {
  const [state] = await db.rows<{ stamps: string[]; database: string }>(
    `select stamps::text[] as stamps,
            concat((select system_identifier from pg_control_system()), '.',
                   (select oid from pg_database where datname = current_database())) as database
       from catalogue_state`,
  );
  if (!state) throw new Error('catalogue_state has no row');
  return state;
}

export async function listSearchCategories(db: Database): Promise<SearchCategory[]> {
  const rows = await db.rows<{ id: number; name: string; nameFr: string }>(
    'select id, name, name_fr as "nameFr" from categories order by id',
  );
  return rows.map(({ id, name, nameFr }) => ({ id, names: [name, nameFr] }));
}

/** Every merchant, with or without offers. */
export function listSearchMerchants(db: Database): Promise<SearchMerchant[]> {
  return db.rows<SearchMerchant>('select id, name from merchants where is_active order by id');
}

/** Text of PostgreSQL's array of whole numbers, `{1,2}`: parsed so in a tenth of the driver's time. */
const parseIds = (text: string | null): number[] =>
  text === null || text.length <= 2 ? noIds : text.slice(1, -1).split(',').map(Number);
const noIds: number[] = [];

/** What is on offer in other conditions than the main offer's, by product. */
export async function listOtherConditions(db: Database): Promise<Map<number, ConditionFacts[]>> {
  const rows = await db.rows<ConditionFacts & { productId: number; merchantIds: string }>(
    `select product_id as "productId", condition, price_cents as "priceCents", total_cents as "totalCents",
            in_stock as "inStock", free_delivery as "hasFreeDelivery", merchant_ids::text as "merchantIds"
       from product_other_conditions`,
  );
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      own.map(({ productId: _, merchantIds, ...facts }) => ({
        ...facts,
        merchantIds: parseIds(merchantIds),
      })),
    ]),
  );
}

/** By which share of its price each product fell lately, as far as that is still its price. */
export async function listDrops(db: Database): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; drop: number }>(
    `select d.product_id as id, 1 - d.total_cents::float8 / d.previous_cents as drop
       from price_drops d
       join product_summaries s on s.product_id = d.product_id and s.total_cents = d.total_cents
      where s.condition = 'new' and s.in_stock`,
  );
  return new Map(rows.map(({ id, drop }) => [id, drop]));
}

/**
 * A product's facts, and a text that changes whenever its row or its codes do: made of the transactions that wrote
 * them last (xmin), which costs nothing to read, unlike the texts themselves.
 */
export type FactsRow = Omit<ProductFacts, 'otherConditions' | 'drop' | 'specifications'> & {
  textsVersion: string;
};

/** Hands over every product's facts in batches. Needs a transaction: the rows come through a cursor. */
export function readFacts(tx: Transaction, take: (rows: FactsRow[]) => void): Promise<void> {
  return readCursor<Omit<FactsRow, 'merchantIds'> & { merchantIds: string | null }>(
    tx,
    `select p.id, p.brand, p.category_id as "categoryId", s.condition, s.price_cents as "priceCents",
            s.total_cents as "totalCents", p.rating::float8 as rating, p.rating_count as "ratingCount",
            coalesce(s.offers_count, 0) as "offersCount", coalesce(s.merchants_count, 0) as "merchantsCount",
            coalesce(s.in_stock, false) as "inStock", coalesce(s.free_delivery, false) as "hasFreeDelivery",
            s.merchant_ids::text as "merchantIds", s.main_offer_id is not null as "hasOffers",
            extract(epoch from p.created_at)::float8 * 1000 as "createdAt",
            concat(p.xmin, '.', c.count, '.', c.newest) as "textsVersion"
       from products p
       left join product_summaries s on s.product_id = p.id
       left join (select product_id, count(*) as count, max(xmin::text::bigint) as newest
                    from product_identifiers group by product_id) c on c.product_id = p.id`,
    [],
    (rows) => take(rows.map((row) => ({ ...row, merchantIds: parseIds(row.merchantIds) }))),
  );
}

export type TextsRow = ProductTexts & { id: number };

/** Hands over these products' texts in batches. Needs a transaction: the rows come through a cursor. */
export function readTexts(
  tx: Transaction,
  ids: readonly number[],
  take: (rows: TextsRow[]) => void,
): Promise<void> {
  return readCursor<TextsRow>(
    tx,
    `select p.id, p.title, p.brand, left(p.description, 1000) as description,
            coalesce(c.codes, '{}') as codes
       from unnest($1::bigint[]) as wanted (id)
       join products p on p.id = wanted.id
       left join (select product_id, array_agg(value order by value) as codes
                    from product_identifiers where product_id = any ($1) group by product_id) c
              on c.product_id = p.id`,
    [ids],
    take,
  );
}

/** Hands over these products' specifications of some keys in batches. Needs a transaction, like the texts. */
export function readSpecifications(
  tx: Transaction,
  ids: readonly number[],
  keys: readonly string[],
  take: (rows: (SpecificationFact & { id: number })[]) => void,
): Promise<void> {
  return readCursor(
    tx,
    `select product_id as id, key, value_text as value, display
       from product_specifications
      where product_id = any ($1::bigint[]) and key = any ($2::text[])`,
    [ids, keys],
    take,
  );
}

async function readCursor<R extends object>(
  tx: Transaction,
  text: string,
  values: readonly unknown[],
  take: (rows: R[]) => void,
): Promise<void> {
  await tx.execute(`declare reading no scroll cursor for ${text}`, values);
  const fetchNext = () => tx.rows<R>(`fetch ${rowsPerFetch} from reading`);
  // The database works on the next batch while this one is taken in; its failure waits to be awaited.
  let coming = fetchNext();
  for (;;) {
    const rows = await coming;
    if (rows.length === 0) break;
    coming = fetchNext();
    coming.catch(() => undefined);
    take(rows);
  }
  await tx.execute('close reading');
}

/** Reads one state of the whole catalogue, whatever is committed meanwhile. */
export async function readSnapshot(tx: Transaction): Promise<void> {
  await tx.execute('set transaction isolation level repeatable read, read only');
}
