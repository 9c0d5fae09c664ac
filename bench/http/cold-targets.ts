import { addresses } from '../../src/contract/addresses.ts';
import type { Database } from '../../src/server/platform/database/database.ts';

/** Addresses of one kind, each taken once. */
export type ColdTarget = {
  label: string;
  /** @throws Error where there are no more */
  take(count: number): string[];
};

const productsOnPage = 24;
const sorts = ['rating', 'delivered', 'offers', 'price', 'price_desc', 'newest'] as const;

function createTarget(label: string, paths: readonly string[]): ColdTarget {
  let taken = 0;
  return {
    label,
    take(count) {
      taken += count;
      if (taken > paths.length) throw new Error(`${label}: the catalogue is too small.`);
      return paths.slice(taken - count, taken);
    },
  };
}

/** Pages of all categories' lists, a product for each family, in some orders, as a mixture that is the same in every run. */
async function readLists(db: Database) {
  const lists = await db.rows<{ category: string; page: number }>(
    `select c.name as category, page
     from (select p.category_id, count(distinct coalesce(v.family_id, -p.id)) as products
           from products p join product_summaries s on s.product_id = p.id and s.offers_count > 0
             left join product_variants v on v.product_id = p.id
           group by p.category_id) as filled
     join categories c on c.id = filled.category_id
     cross join generate_series(1, filled.products / $1) as page
     order by md5(c.id || '-' || page)`,
    [productsOnPage],
  );
  return sorts.flatMap((sortBy) => lists.map((list) => ({ ...list, sortBy })));
}

/** The kinds that are measured. Calls ask for other products and lists than pages, since both share caches. */
export async function listColdTargets(db: Database): Promise<ColdTarget[]> {
  const rows = await db.rows<{ id: number }>(
    `select p.id from product_summaries s join products p on p.id = s.product_id
     where s.offers_count >= 3 order by md5(p.id::text)`,
  );
  const products = rows.map(({ id }) => String(id));
  const lists = await readLists(db);
  const isForPage = (_: unknown, at: number) => at % 2 === 0;
  const isForCall = (_: unknown, at: number) => at % 2 === 1;
  const productPages = products.filter(isForPage).map((id) => addresses.product('fr', id));
  const productCalls = products.filter(isForCall).map((id) => `/api/products/${id}`);
  const listPages = lists
    .filter(isForPage)
    .map(({ category, ...state }) => addresses.category('fr', category, state));
  const listCalls = lists
    .filter(isForCall)
    .map(
      ({ category, sortBy, page }) =>
        `/api/products?${new URLSearchParams({ category, sortBy, page: String(page) })}`,
    );
  return [
    createTarget('product page', productPages),
    createTarget('list page', listPages),
    createTarget('product call', productCalls),
    createTarget('list call', listCalls),
  ];
}
