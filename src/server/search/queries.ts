import type { Database, Transaction } from '../platform/database/database.ts';
import { parseIds } from '../platform/database/id-arrays.ts';
import type {
  ConditionFacts,
  DropFacts,
  Drops,
  ProductFacts,
  ProductTexts,
  SearchCategory,
  SearchMerchant,
  SpecificationFact,
} from './engine/search-document.ts';

const rowsPerFetch = 5_000;

/** What things of a category are called, beside its name, by the category's key. */
export type CategoryWords = Readonly<Record<string, readonly string[]>>;

/** The department of which nothing is a present, by its key: "cadeau maman" asks for no pills, though these are "femme". */
const neverGiven = 'health';

export async function listSearchCategories(db: Database, words: CategoryWords): Promise<SearchCategory[]> {
  const rows = await db.rows<{
    id: number;
    key: string;
    parentId: number | null;
    name: string;
    nameFr: string;
  }>('select id, key, parent_id as "parentId", name, name_fr as "nameFr" from categories order by id');
  return rows.map(({ id, key, parentId, name, nameFr }) => {
    const called = words[key] ?? [];
    return { id, parentId, names: [name, nameFr], called, isNeverGiven: key === neverGiven };
  });
}

/** Every merchant, with or without offers. */
export function listSearchMerchants(db: Database): Promise<SearchMerchant[]> {
  return db.rows<SearchMerchant>('select id, name from merchants where is_active order by id');
}

/** Products by their ids; null: all of them. */
export type Wanted = readonly number[] | null;

/** What is on offer in other conditions than the main offer's, by product. */
export async function listOtherConditions(
  db: Database,
  wanted: Wanted,
): Promise<Map<number, ConditionFacts[]>> {
  const rows = await db.rows<ConditionFacts & { productId: number; merchantIds: string }>(
    `select product_id as "productId", condition, price_cents as "priceCents", total_cents as "totalCents",
            delivery_cents is null as "deliveryUnknown", in_stock as "inStock", stock_unknown as "stockUnknown",
            free_delivery as "hasFreeDelivery", delivery_days as "deliveryDays", merchant_ids::text as "merchantIds"
       from product_other_conditions
      where $1::bigint[] is null or product_id = any ($1)`,
    [wanted],
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

/**
 * How far each product's price fell within a day and within seven, as far as it is still the one that it fell to. Orders
 * count from the usual price at most, or a rise before would lead them.
 */
export async function listDrops(db: Database, wanted: Wanted): Promise<Map<number, Drops>> {
  const rows = await db.rows<DropFacts & { id: number; days: 1 | 7 }>(
    `select d.product_id as id, d.days, 1 - d.total_cents::float8 / least(d.previous_cents, d.usual_cents) as share,
            least(d.previous_cents, d.usual_cents) - d.total_cents as cents,
            1 - d.total_cents::float8 / d.usual_cents as "belowUsual"
       from price_drops d
       join product_summaries s on s.product_id = d.product_id and s.total_cents = d.total_cents
      where s.condition = 'new' and s.in_stock and s.delivery_cents is not null
        and ($1::bigint[] is null or d.product_id = any ($1))`,
    [wanted],
  );
  const drops = new Map<number, Drops>();
  for (const { id, days, ...drop } of rows) drops.set(id, { ...drops.get(id), [days]: drop });
  return drops;
}

export type FactsRow = Omit<ProductFacts, 'otherConditions' | 'drops'>;

/** Hands over products' facts in batches. Needs a transaction: the rows come through a cursor. */
export function readFacts(tx: Transaction, wanted: Wanted, take: (rows: FactsRow[]) => void): Promise<void> {
  return readCursor<Omit<FactsRow, 'merchantIds'> & { merchantIds: string | null }>(
    tx,
    `select p.id, p.brand, p.category_id as "categoryId",
            p.category_is_guessed and not 'category' = any (p.edited_fields) as "isCategoryGuessed", s.condition,
            s.price_cents as "priceCents", s.total_cents as "totalCents", s.delivery_cents is null as "deliveryUnknown",
            p.rating::float8 as rating, p.rating_count as "ratingCount",
            coalesce(s.merchants_count, 0) as "merchantsCount",
            coalesce(s.in_stock, false) as "inStock",
            coalesce(s.stock_unknown, false) as "stockUnknown", coalesce(s.free_delivery, false) as "hasFreeDelivery",
            s.delivery_days as "deliveryDays",
            case when p.content_is_usual then p.content_amount end as "contentAmount",
            s.merchant_ids::text as "merchantIds", s.main_offer_id is not null as "hasOffers",
            awaits_merchant(p) as "awaitsMerchant", v.family_id as "familyId",
            extract(epoch from p.created_at)::float8 * 1000 as "createdAt", coalesce(z.sizes, '[]') as sizes
       from products p
       left join product_summaries s
              on s.product_id = p.id and ($1::bigint[] is null or s.product_id = any ($1))
       left join product_variants v
              on v.product_id = p.id and ($1::bigint[] is null or v.product_id = any ($1))
       left join (select product_id, json_agg(json_build_object(
                    'label', label, 'condition', condition, 'priceCents', price_cents, 'totalCents', total_cents,
                    'deliveryUnknown', delivery_cents is null, 'inStock', in_stock, 'hasFreeDelivery', free_delivery,
                    'deliveryDays', delivery_days, 'merchantIds', merchant_ids)
                    order by label collate "C", condition collate "C") as sizes
                    from product_sizes
                   where $1::bigint[] is null or product_id = any ($1)
                   group by product_id) z
              on z.product_id = p.id
      where $1::bigint[] is null or p.id = any ($1)`,
    [wanted],
    (rows) => take(rows.map((row) => ({ ...row, merchantIds: parseIds(row.merchantIds) }))),
  );
}

export type TextsRow = ProductTexts & { id: number; specifications: SpecificationFact[] };

/**
 * Hands over products' texts, with what their specifications of some keys state, and these in one order, in batches. Needs a transaction: the rows come
 * through a cursor.
 */
export function readTexts(
  tx: Transaction,
  wanted: Wanted,
  specificationKeys: readonly string[],
  take: (rows: TextsRow[]) => void,
): Promise<void> {
  return readCursor<TextsRow>(
    tx,
    `select p.id, p.title, p.whole_title as "wholeTitle", p.brand, left(p.description, 1000) as description, p.kinds,
            coalesce(c.codes, '{}') as codes, coalesce(s.facts, '[]') as specifications, coalesce(s.stated, '') as stated
       from products p
       left join (select product_id, array_agg(value order by value) as codes from product_identifiers
                   where $1::bigint[] is null or product_id = any ($1) group by product_id) c
              on c.product_id = p.id
       left join (select product_id,
                         json_agg(json_build_object('key', key, 'value', value_text, 'display', display)
                                  order by key collate "C", value_text collate "C", display collate "C") as facts,
                         string_agg(distinct amount, ', ' order by amount) as stated
                    from (
                      select product_id, key, value_text, display,
                             case when number is not null then number || ' ' || unit
                                  when value_text not in ('yes', 'no') then display end collate "C" as amount
                        from product_specifications
                       where ($1::bigint[] is null or product_id = any ($1)) and key = any ($2::text[])
                      union all
                      select distinct product_id, 'size', label, label, null from product_sizes
                       where ($1::bigint[] is null or product_id = any ($1)) and 'size' = any ($2)
                    ) as stated
                   group by product_id) s
              on s.product_id = p.id
      where $1::bigint[] is null or p.id = any ($1)`,
    [wanted, specificationKeys],
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
