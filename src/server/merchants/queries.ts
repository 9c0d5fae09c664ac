import type { MerchantStatement } from '../../contract/merchants/merchant-limits.ts';
import type { Database } from '../platform/database/database.ts';

/** A merchant as staff sees it; money in cents. */
export type MerchantRow = Record<MerchantStatement, string> & {
  id: number;
  name: string;
  nameKey: string;
  website: string | null;
  host: string | null;
  logoSource: string | null;
  logoName: string | null;
  logoSizes: number[] | null;
  flatCents: number | null;
  freeFromCents: number | null;
  freshnessDays: number;
  country: string | null;
  isActive: boolean;
  isApplied: boolean;
  feeds: number;
  version: number;
  /** null: it was not measured yet, and neither were the counts. */
  measuredAt: Date | null;
  offers: number;
  validGtin: number;
  deliveryUnknown: number;
  deliveryRuled: number;
  stale: number;
  matched: number;
  pricesHeld: number;
  pricesFar: number;
  rowsRead: number;
  rowsRejected: number;
  gtinRepeated: number;
};

/** What staff says of who it is. */
export const statementColumns =
  'm.legal_name as "legalName", m.country, m.contact, m.returns, m.payment, m.warranty';

const columns = `m.id, m.name, m.name_key as "nameKey", m.website, m.website_host as host,
  m.logo_source as "logoSource", p.name as "logoName", p.sizes as "logoSizes",
  m.delivery_flat_cents as "flatCents", m.delivery_free_from_cents as "freeFromCents",
  m.freshness_days as "freshnessDays", ${statementColumns}, m.is_active as "isActive", m.version,
  m.standing_changed_at is not distinct from m.standing_applied_at
    and m.delivery_rule_changed_at is not distinct from m.delivery_rule_applied_at as "isApplied",
  (select count(*) from feeds where merchant_id = m.id)::integer as feeds,
  q.measured_at as "measuredAt", coalesce(q.offers, 0) as offers, q.valid_gtin as "validGtin",
  q.delivery_unknown as "deliveryUnknown", q.delivery_ruled as "deliveryRuled", q.stale, q.matched,
  q.prices_held as "pricesHeld", q.prices_far as "pricesFar", q.rows_read as "rowsRead",
  q.rows_rejected as "rowsRejected", q.gtin_repeated as "gtinRepeated"`;

const described = `merchants m
  left join pictures p on p.source_url = m.logo_source
  left join merchant_quality q on q.merchant_id = m.id`;

/** $1: part of a name, present or former, folded; or of a host. */
const isWanted = `($1 = '' or position($1 in m.name_key) > 0 or position($1 in m.website_host) > 0
  or exists (select from unnest(m.former_name_keys) as former (key) where position($1 in key) > 0))`;

/** `search`: folded as `name_key` is. */
export const listMerchants = (
  db: Database,
  search: string,
  offset: number,
  limit: number,
): Promise<MerchantRow[]> =>
  db.rows(
    `select ${columns} from ${described} where ${isWanted}
     order by m.name collate "fr-x-icu", m.id offset $2 limit $3`,
    [search, offset, limit],
  );

/** Names of ten active merchants at most; `search` as above. */
export async function listMerchantNames(db: Database, search: string): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    `select m.name from merchants m where m.is_active and ${isWanted}
     order by position($1 in m.name_key) = 1 desc, m.name collate "fr-x-icu", m.id limit 10`,
    [search],
  );
  return rows.map(({ name }) => name);
}

export async function countMerchants(db: Database, search: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from merchants m where ${isWanted}`,
    [search],
  );
  return row?.count ?? 0;
}

/** `lock`: nobody else changes it before the transaction ends. */
export async function findMerchantRow(
  db: Database,
  id: number,
  lock?: 'lock',
): Promise<MerchantRow | undefined> {
  if (lock) await db.rows('select 1 from merchants where id = $1 for update', [id]);
  const [merchant] = await db.rows<MerchantRow>(`select ${columns} from ${described} where m.id = $1`, [id]);
  return merchant;
}
