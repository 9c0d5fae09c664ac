import { type MappingRule, offersInCategories } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';

export type MappingState = 'open' | 'unsure' | 'sure' | 'decided' | 'ignored';
export type MerchantCategoryChoice = { state: MappingState; search: string };

export type MerchantCategoryRow = {
  merchantId: number;
  hash: number;
  merchant: string;
  path: string;
  networkPath: string;
  rule: MappingRule;
  /** Our category by the automatic mapping; null where its key is gone. */
  ruleCategoryId: number | null;
  categoryId: number | null;
  isIgnored: boolean;
  offersCount: number;
  isCounted: boolean;
  examples: string[];
  /** Categories of its products, the most frequent first; a category may have been deleted. */
  standing: { categoryId: number; offers: number }[];
};

const undecided = 'c.category_id is null and not c.is_ignored';
const states: Record<MappingState, string> = {
  open: `${undecided} and c.rule = 'none'`,
  unsure: `${undecided} and c.rule in ('network', 'coarse')`,
  sure: `${undecided} and c.rule in ('google', 'merchant')`,
  decided: 'c.category_id is not null',
  ignored: 'c.is_ignored',
};

/** $1: part of a path or of the merchant's name. */
const chosen = (state: MappingState) => `from merchant_categories c join merchants m on m.id = c.merchant_id
  where ${states[state]}
    and ($1 = '' or position(lower($1) in lower(m.name || e'\\n' || c.path || e'\\n' || c.network_path)) > 0)`;

/** Those with the most offers first. */
export const listMerchantCategories = (
  db: Database,
  { state, search }: MerchantCategoryChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<MerchantCategoryRow[]> =>
  db.rows<MerchantCategoryRow>(
    `select c.merchant_id as "merchantId", c.hash, m.name as merchant, c.path, c.network_path as "networkPath",
       c.rule, (select k.id from category_keys k where k.key = c.rule_key) as "ruleCategoryId",
       c.category_id as "categoryId", c.is_ignored as "isIgnored", c.offers_count as "offersCount",
       c.counted_at is not null as "isCounted", c.examples, c.standing
     ${chosen(state)}
     order by c.offers_count desc, c.merchant_id, c.hash offset $2 limit $3`,
    [search, offset, limit],
  );

export async function countMerchantCategories(
  db: Database,
  { state, search }: MerchantCategoryChoice,
): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*) as count ${chosen(state)}`, [search]);
  return row?.count ?? 0;
}

export type MerchantCategoryId = { merchantId: number; hash: number };

const idValues = (ids: readonly MerchantCategoryId[]) => [
  ids.map(({ merchantId }) => merchantId),
  ids.map(({ hash }) => hash),
];

/** What staff has decided about a category: one of ours, that it is left to the rules, or neither. */
export type Standing = { categoryId: number | null; isIgnored: boolean };
export type DecidedCategory = MerchantCategoryId & { path: string; networkPath: string; before: Standing };

/** Sets the decision of each of `ids`; `only`: where it has this one now. Returns the changed ones. */
export async function updateStandings(
  db: Database,
  ids: readonly MerchantCategoryId[],
  wanted: readonly Standing[],
  only?: Standing,
): Promise<DecidedCategory[]> {
  const rows = await db.rows<Omit<DecidedCategory, 'before'> & Standing>(
    `update merchant_categories c set category_id = given.category_id, is_ignored = given.is_ignored
     from unnest($1::integer[], $2::bigint[], $3::integer[], $4::boolean[])
       as given (merchant_id, hash, category_id, is_ignored)
     join merchant_categories old using (merchant_id, hash)
     where c.merchant_id = given.merchant_id and c.hash = given.hash
       and (not $5::boolean or (c.category_id, c.is_ignored) is not distinct from ($6::integer, $7::boolean))
     returning c.merchant_id as "merchantId", c.hash, c.path, c.network_path as "networkPath",
       old.category_id as "categoryId", old.is_ignored as "isIgnored"`,
    [
      ...idValues(ids),
      wanted.map(({ categoryId }) => categoryId),
      wanted.map(({ isIgnored }) => isIgnored),
      only !== undefined,
      only?.categoryId ?? null,
      only?.isIgnored ?? null,
    ],
  );
  return rows.map(({ categoryId, isIgnored, ...row }) => ({ ...row, before: { categoryId, isIgnored } }));
}

type Extent = { offers: number; products: number; placed: number };

/**
 * Live offers in these categories, the products that they are of, and how many of these stand elsewhere than in “Other”,
 * from where a mapping moves them: not where staff has put them.
 */
export async function countOffersIn(db: Database, ids: readonly MerchantCategoryId[]): Promise<Extent> {
  const [row] = await db.rows<Extent>(
    `with products_in as (
       select o.product_id, count(*) as offers from ${offersInCategories} and o.gone_at is null group by 1
     )
     select coalesce(sum(i.offers), 0)::integer as offers, count(*)::integer as products,
       (count(*) filter (where c.key <> 'other' and not 'category' = any(p.edited_fields)))::integer as placed
     from products_in i join products p on p.id = i.product_id join categories c on c.id = p.category_id`,
    idValues(ids),
  );
  return row ?? { offers: 0, products: 0, placed: 0 };
}

/** Notifies the worker that facts are stale. */
export async function announceDecision(db: Database): Promise<void> {
  await db.execute(`select nextval('category_decisions'), pg_notify('categories_decided', '')`);
}

/** Raised with each decision about merchants' categories. */
export async function getCategoryDecisionsVersion(db: Database): Promise<number> {
  const [row] = await db.rows<{ version: number }>('select last_value as version from category_decisions');
  return row?.version ?? 0;
}
