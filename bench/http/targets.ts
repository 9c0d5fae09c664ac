import { addresses } from '../../src/contract/addresses.ts';
import type { Database } from '../../src/server/platform/database/database.ts';

/** Addresses of one kind that are asked for in turn. */
export type Target = { name: string; label: string; paths: string[]; isPage: boolean };

const spread = 200;

/** Two words of titles, as people search: `"Brand model"`. */
const wordsOf = (title: string): string => title.split(/\s+/).slice(0, 2).join(' ');

type Sample = { categories: string[]; products: string[]; queries: string[] };

/** Addresses of the catalogue as it is: its larger categories, well-offered products, words of titles. */
async function readSample(db: Database): Promise<Sample> {
  const categories = await db.rows<{ name: string }>(
    `select c.name from categories c join products p on p.category_id = c.id
     join product_summaries s on s.product_id = p.id and s.offers_count > 0
     group by c.id having count(*) >= 24 order by count(*) desc limit 10`,
  );
  const products = await db.rows<{ id: number; title: string }>(
    `select p.id, p.title from product_summaries s join products p on p.id = s.product_id
     where s.offers_count >= 3 order by md5(p.id::text) limit ${spread}`,
  );
  return {
    categories: categories.map(({ name }) => name),
    products: products.map(({ id }) => String(id)),
    queries: products.map(({ title }) => wordsOf(title)),
  };
}

/** What is measured. @throws Error where the catalogue is too small */
export async function listTargets(db: Database): Promise<Target[]> {
  const { categories, products, queries } = await readSample(db);
  if (categories.length === 0 || products.length === 0) {
    throw new Error('The catalogue is empty. Import feeds first: npm run import -- <folder>');
  }
  const api = (path: string, parameters: Record<string, string>) =>
    `/api${path}?${new URLSearchParams(parameters)}`;
  return [
    {
      name: 'list',
      label: 'API: category list, 24 products',
      paths: categories.map((category) => api('/products', { category })),
      isPage: false,
    },
    {
      name: 'product',
      label: 'API: product with offers',
      paths: products.map((id) => `/api/products/${id}`),
      isPage: false,
    },
    {
      name: 'search',
      label: 'API: search, 24 products',
      paths: queries.map((search) => api('/products', { search })),
      isPage: false,
    },
    {
      name: 'history',
      label: 'API: price history',
      paths: products.map((id) => `/api/products/${id}/history`),
      isPage: false,
    },
    { name: 'home', label: 'Page: home', paths: [addresses.home('fr')], isPage: true },
    {
      name: 'category-page',
      label: 'Page: category',
      paths: categories.map((category) => addresses.category('fr', category)),
      isPage: true,
    },
    {
      name: 'search-page',
      label: 'Page: search results',
      paths: queries.map((query) => addresses.search('fr', query)),
      isPage: true,
    },
    {
      name: 'product-page',
      label: 'Page: product',
      paths: products.map((id) => addresses.product('fr', id)),
      isPage: true,
    },
  ];
}
