import type { MerchantStatement } from '../../contract/merchants/merchant-limits.ts';
import type { Database } from '../platform/database/database.ts';

/** The editable fields of a merchant, except its delivery rule. */
export type MerchantValues = Record<MerchantStatement, string> & {
  name: string;
  nameKey: string;
  /** https; null: none known. */
  website: string | null;
  /** As in `pictures`; null: none. */
  logoSource: string | null;
  freshnessDays: number;
  /** ISO 3166-1; null: not stated. */
  country: string | null;
  isActive: boolean;
};

/** Whether no other merchant has or had a name. */
export async function isMerchantNameFree(db: Database, id: number, nameKey: string): Promise<boolean> {
  const others = await db.rows(
    'select 1 from merchants where id <> $1 and (name_key = $2 or $2 = any(former_name_keys)) limit 1',
    [id, nameKey],
  );
  return others.length === 0;
}

/** Changes a merchant; feeds that use its former name stay its own. Summaries follow by `startStanding`. */
export async function updateMerchant(db: Database, id: number, values: MerchantValues): Promise<void> {
  await db.execute(
    `update merchants set name = $2, name_key = $3, website = $4, logo_source = $5, freshness_days = $6,
       is_active = $7, legal_name = $8, country = $9, contact = $10, returns = $11, payment = $12, warranty = $13,
       version = version + 1,
       former_name_keys = case when name_key = $3 then former_name_keys
         else array_append(array_remove(former_name_keys, $3), name_key) end,
       standing_changed_at = case when (is_active, freshness_days) = ($7, $6) then standing_changed_at
         else clock_timestamp() end
     where id = $1`,
    [
      id,
      values.name,
      values.nameKey,
      values.website,
      values.logoSource,
      values.freshnessDays,
      values.isActive,
      values.legalName,
      values.country,
      values.contact,
      values.returns,
      values.payment,
      values.warranty,
    ],
  );
}

/** A merchant whose change of state or freshness limit is not applied to its offers yet. */
export async function findUnappliedStanding(db: Database): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    `select id from merchants where standing_changed_at is distinct from standing_applied_at
     order by id limit 1`,
  );
  return row?.id;
}

/** Marks a merchant's state as applied to summaries; further changes wait until then. */
export const startStanding = (db: Database, id: number): Promise<number> =>
  db.execute('update merchants set standing_applied_at = standing_changed_at where id = $1', [id]);

/** Days for which a merchant is new: its prices are looked at more closely. */
const newFor = 30;

export async function isNewMerchant(db: Database, id: number): Promise<boolean> {
  const rows = await db.rows(
    `select from merchants
     where id = $1 and prices_accepted_at is null and created_at > now() - make_interval(days => $2)`,
    [id, newFor],
  );
  return rows.length > 0;
}

/** Staff has looked at prices far below all others' and takes them for right. */
export async function acceptMerchantPrices(db: Database, id: number): Promise<void> {
  await db.execute('update merchants set prices_accepted_at = now() where id = $1', [id]);
}

/** Deletes a merchant that has no feed and never had an offer, nor anything that staff wrote: its name was mistyped. */
export async function dropUnusedMerchant(db: Database, id: number): Promise<void> {
  // A feed that is just being added holds it: what is asked below must see that feed.
  await db.execute('select from merchants where id = $1 for update', [id]);
  await db.execute(
    `delete from merchants m
     where id = $1 and version = 1 and delivery_flat_cents is null
       and not exists (select from feeds where merchant_id = m.id)
       and not exists (select from offers where merchant_id = m.id)
       and not exists (select from promo_codes where merchant_id = m.id)
       and not exists (select from promo_files where merchant_id = m.id)`,
    [id],
  );
}
