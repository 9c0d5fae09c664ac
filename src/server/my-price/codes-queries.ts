import type { Database } from '../platform/database/database.ts';

/** A promo code as it is stored; cents, days as `2026-11-24`. */
export type CodeRow = {
  id: number;
  merchantId: number;
  merchant: string;
  code: string;
  percent: number | null;
  amountCents: number | null;
  minimumCents: number;
  from: string | null;
  until: string | null;
  category: number | null;
  isFirstOrder: boolean;
  noteFr: string;
  noteEn: string;
  /** Id in the merchant's file of promotions; null: staff stated the code. */
  promotion: string | null;
  /** What that file calls it. */
  title: string;
  /** It is for certain offers only. */
  isSpecific: boolean;
};
type OfFile = 'promotion' | 'title' | 'isSpecific';
export type NewCode = Omit<CodeRow, 'id' | 'merchant' | OfFile>;
export type LiveCode = CodeRow & {
  /** Ids of the offers asked about that it is for; null: all of its merchant's. */
  offers: number[] | null;
};

const columns = `c.id, c.merchant_id as "merchantId", m.name as merchant, c.code, c.percent,
  c.amount_cents as "amountCents", c.minimum_cents as "minimumCents", c.valid_from::text as "from",
  c.valid_until::text as until, c.category_id as category, c.is_first_order as "isFirstOrder",
  c.note_fr as "noteFr", c.note_en as "noteEn", c.promotion_id as promotion, c.title, c.is_specific as "isSpecific"`;
const joined = 'promo_codes c join merchants m on m.id = c.merchant_id';

/** SQL of whether a code `c` of a merchant `m` counts on a day; those of a file only while it is used and read. */
const isLive = (day: string) => `m.is_active
  and (c.valid_from is null or c.valid_from <= ${day}::date) and (c.valid_until is null or c.valid_until >= ${day}::date)
  and (c.promotion_id is null
    or exists (select from promo_files f where f.merchant_id = m.id and f.is_active and not f.is_stale))`;

/** Codes of active merchants that are in force on `day`, those of staff first. */
export const listLiveCodes = (db: Database, day: string, limit: number): Promise<LiveCode[]> =>
  db.rows<LiveCode>(
    `select ${columns}, case when c.is_specific then '{}'::bigint[] end as offers from ${joined}
     where ${isLive('$1')} order by c.promotion_id is not null, c.id desc limit $2`,
    [day, limit],
  );

/**
 * Those for offers of some products: of others there is nothing to say. Codes and offers meet by their merchants at once: code by
 * code, 5,000 codes for 25,000 offers took 23 s instead of 0.2.
 */
export const listLiveCodesFor = (
  db: Database,
  day: string,
  productIds: readonly number[],
): Promise<LiveCode[]> =>
  db.rows<LiveCode>(
    `with offered as materialized (
       select id, merchant_id, article_id, promotion_ids from offers
       where product_id = any($2::bigint[]) and gone_at is null
     ), of_these as (
       select c.id, array_agg(o.id order by o.id) as offers
       from promo_codes c join offered o on o.merchant_id = c.merchant_id
         and case when c.article_ids is null then c.promotion_id = any(o.promotion_ids)
           else o.article_id = any(c.article_ids) end
       where c.is_specific group by c.id
     )
     select ${columns}, of_these.offers from ${joined} left join of_these on of_these.id = c.id
     where ${isLive('$1')} and c.merchant_id in (select merchant_id from offered)
       and (not c.is_specific or of_these.offers is not null)
     order by c.id desc`,
    [day, productIds],
  );

/** All codes; those that have ended on `day` last. */
export const listCodes = (db: Database, day: string, offset: number, limit: number): Promise<CodeRow[]> =>
  db.rows<CodeRow>(
    `select ${columns} from ${joined}
     order by (c.valid_until < $1::date) is true, m.name collate "fr-x-icu", c.id desc offset $2 limit $3`,
    [day, offset, limit],
  );

export async function countCodes(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) as count from promo_codes');
  return row?.count ?? 0;
}

/** A code by its id, which nobody else changes before the transaction ends; undefined: there is none. */
export async function findCode(db: Database, id: number): Promise<CodeRow | undefined> {
  const [row] = await db.rows<CodeRow>(`select ${columns} from ${joined} where c.id = $1 for update of c`, [
    id,
  ]);
  return row;
}

const values = ({ merchantId, code, percent, amountCents, minimumCents, from, until, ...rest }: NewCode) => [
  merchantId,
  code,
  percent,
  amountCents,
  minimumCents,
  from,
  until,
  rest.category,
  rest.isFirstOrder,
  rest.noteFr,
  rest.noteEn,
];

/** Returns the new code's id. */
export async function insertCode(db: Database, code: NewCode): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    `insert into promo_codes (merchant_id, code, percent, amount_cents, minimum_cents, valid_from, valid_until,
       category_id, is_first_order, note_fr, note_en)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values(code),
  );
  return row?.id ?? 0;
}

export const updateCode = (db: Database, id: number, code: NewCode): Promise<number> =>
  db.execute(
    `update promo_codes set merchant_id = $1, code = $2, percent = $3, amount_cents = $4, minimum_cents = $5,
       valid_from = $6, valid_until = $7, category_id = $8, is_first_order = $9, note_fr = $10, note_en = $11
     where id = $12`,
    [...values(code), id],
  );

export const deleteCode = (db: Database, id: number): Promise<number> =>
  db.execute('delete from promo_codes where id = $1', [id]);

/** Whether any code begins on `day`, or ended the day before. */
export async function isDayOfChange(db: Database, day: string): Promise<boolean> {
  const [row] = await db.rows<{ isOne: boolean }>(
    `select exists (
       select from promo_codes where valid_from = $1::date or valid_until = $1::date - 1) as "isOne"`,
    [day],
  );
  return row?.isOne ?? false;
}

/** Whether there are such a merchant and, where one is named, such a category. */
export async function isCodeSubjectKnown(
  db: Database,
  merchantId: number,
  category: number | null,
): Promise<boolean> {
  const [row] = await db.rows<{ isKnown: boolean }>(
    `select exists (select from merchants where id = $1)
       and ($2::integer is null or exists (select from categories where id = $2)) as "isKnown"`,
    [merchantId, category],
  );
  return row?.isKnown ?? false;
}

/** The categories of products, each with those above it. */
export const listCategoryPaths = (
  db: Database,
  productIds: readonly number[],
): Promise<{ productId: number; categories: number[] }[]> =>
  db.rows(
    `with recursive above (product_id, category_id) as (
       select id, category_id from products where id = any($1::bigint[]) and category_id is not null
       union
       select a.product_id, c.parent_id from above a join categories c on c.id = a.category_id
       where c.parent_id is not null
     )
     select product_id as "productId", array_agg(category_id) as categories from above group by product_id`,
    [productIds],
  );

/** Waits until the merchant's file of promotions, if it has one, is taken; none is before the transaction ends. */
export const lockPromoFile = (db: Database, merchantId: number): Promise<unknown> =>
  db.rows('select from promo_files where merchant_id = $1 for update', [merchantId]);

/** Removes what a merchant's file says of a code that staff states. */
export const deleteFileCodesCalled = (db: Database, merchantId: number, code: string): Promise<number> =>
  db.execute(
    'delete from promo_codes where merchant_id = $1 and lower(code) = lower($2) and promotion_id is not null',
    [merchantId, code],
  );
