import type { DeliveryTerm, LoyaltyKind } from '../../contract/my-price/terms.ts';
import type { Database } from '../platform/database/database.ts';

/** Terms of a merchant as they are stored: cents, and tenths of a percent. */
export type TermsRow = {
  merchant: string;
  isLeftOut: boolean;
  delivery: DeliveryTerm;
  memberFromCents: number;
  loyaltyTenths: number;
  loyaltyKind: LoyaltyKind;
  isNewCustomer: boolean;
};

const columns = `m.name as merchant, t.is_left_out as "isLeftOut", t.delivery, t.member_from_cents as "memberFromCents",
  t.loyalty_tenths as "loyaltyTenths", t.loyalty_kind as "loyaltyKind", t.is_new_customer as "isNewCustomer"`;

/** Whether promo codes count for a user; undefined: they have no terms. */
export async function findUsesCodes(db: Database, userId: number): Promise<boolean | undefined> {
  const [row] = await db.rows<{ usesCodes: boolean }>(
    'select uses_codes as "usesCodes" from own_terms where user_id = $1',
    [userId],
  );
  return row?.usesCodes;
}

/** A user's terms of merchants, by name. */
export const listMerchantTerms = (db: Database, userId: number): Promise<TermsRow[]> =>
  db.rows<TermsRow>(
    `select ${columns} from own_merchant_terms t join merchants m on m.id = t.merchant_id
     where t.user_id = $1 order by m.name collate "fr-x-icu", m.id`,
    [userId],
  );

export type UsersTermsRow = TermsRow & { userId: number };

/** Whether promo codes count, of those users who have terms. */
export const listUsesCodes = (
  db: Database,
  userIds: readonly number[],
): Promise<{ userId: number; usesCodes: boolean }[]> =>
  db.rows(
    'select user_id as "userId", uses_codes as "usesCodes" from own_terms where user_id = any($1::bigint[])',
    [userIds],
  );

/** The terms of merchants of several users. */
export const listMerchantTermsOf = (db: Database, userIds: readonly number[]): Promise<UsersTermsRow[]> =>
  db.rows<UsersTermsRow>(
    `select t.user_id as "userId", ${columns} from own_merchant_terms t join merchants m on m.id = t.merchant_id
     where t.user_id = any($1::bigint[])`,
    [userIds],
  );

/** Removes a user's terms. */
export const deleteTerms = (db: Database, userId: number): Promise<number> =>
  db.execute('delete from own_terms where user_id = $1', [userId]);

/** Stores a user's terms, who has none; of merchants that are not known, nothing. */
export async function insertTerms(
  db: Database,
  userId: number,
  { usesCodes, merchants }: { usesCodes: boolean; merchants: readonly TermsRow[] },
): Promise<void> {
  await db.execute('insert into own_terms (user_id, uses_codes) values ($1, $2)', [userId, usesCodes]);
  await db.execute(
    `insert into own_merchant_terms (user_id, merchant_id, is_left_out, delivery, member_from_cents, loyalty_tenths,
       loyalty_kind, is_new_customer)
     select $1, m.id, t."isLeftOut", t.delivery, t."memberFromCents", t."loyaltyTenths", t."loyaltyKind",
       t."isNewCustomer"
     from jsonb_to_recordset($2) as t (merchant text, "isLeftOut" boolean, delivery text, "memberFromCents" integer,
       "loyaltyTenths" smallint, "loyaltyKind" text, "isNewCustomer" boolean)
     join merchants m on m.name = t.merchant
     on conflict do nothing`,
    [userId, JSON.stringify(merchants)],
  );
}

/** Nobody else changes a user's terms before the transaction ends. */
export const lockTerms = (db: Database, userId: number): Promise<number> =>
  db.execute('select 1 from users where id = $1 for no key update', [userId]);
