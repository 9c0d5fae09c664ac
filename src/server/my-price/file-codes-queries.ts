import type { Database } from '../platform/database/database.ts';

/** A code that a merchant's file of promotions states; cents, days as `2026-11-24` in Paris. */
export type FileCode = {
  promotionId: string;
  title: string;
  code: string;
  percent: number | null;
  amountCents: number | null;
  minimumCents: number;
  from: string;
  until: string;
  isFirstOrder: boolean;
  /** Only for offers of these articles or, where none are named, that name the promotion. */
  isSpecific: boolean;
  articleIds: string[] | null;
};

/** The codes of a merchant's file, by the ids of their promotions. */
export const listFileCodes = (db: Database, merchantId: number): Promise<FileCode[]> =>
  db.rows<FileCode>(
    `select promotion_id as "promotionId", title, code, percent, amount_cents as "amountCents",
       minimum_cents as "minimumCents", valid_from::text as "from", valid_until::text as until,
       is_first_order as "isFirstOrder", is_specific as "isSpecific", article_ids as "articleIds"
     from promo_codes where merchant_id = $1 and promotion_id is not null order by promotion_id collate "C"`,
    [merchantId],
  );

/** The codes that staff has stated of a merchant, in small letters. */
export async function listStaffCodes(db: Database, merchantId: number): Promise<string[]> {
  const rows = await db.rows<{ code: string }>(
    'select lower(code) as code from promo_codes where merchant_id = $1 and promotion_id is null',
    [merchantId],
  );
  return rows.map(({ code }) => code);
}

export const deleteFileCodes = (db: Database, merchantId: number): Promise<number> =>
  db.execute('delete from promo_codes where merchant_id = $1 and promotion_id is not null', [merchantId]);

export const insertFileCodes = (
  db: Database,
  merchantId: number,
  codes: readonly FileCode[],
): Promise<number> =>
  db.execute(
    `insert into promo_codes (merchant_id, promotion_id, title, code, percent, amount_cents, minimum_cents, valid_from,
       valid_until, is_first_order, is_specific, article_ids)
     select $1, c."promotionId", c.title, c.code, c.percent, c."amountCents", c."minimumCents", c."from", c.until,
       c."isFirstOrder", c."isSpecific", c."articleIds"
     from jsonb_to_recordset($2) as c ("promotionId" text, title text, code text, percent smallint,
       "amountCents" integer, "minimumCents" integer, "from" date, until date, "isFirstOrder" boolean,
       "isSpecific" boolean, "articleIds" text[])`,
    [merchantId, JSON.stringify(codes)],
  );

/** Removes codes of files that had ended before `day`; returns how many. */
export async function deleteEndedFileCodes(db: Database, day: string): Promise<number> {
  const ended = await db.rows(
    'select from promo_codes where promotion_id is not null and valid_until < $1::date limit 1',
    [day],
  );
  // Whoever watches own prices is told of each statement.
  if (ended.length === 0) return 0;
  return db.execute('delete from promo_codes where promotion_id is not null and valid_until < $1::date', [
    day,
  ]);
}
