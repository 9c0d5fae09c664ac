import { specificationsOf } from '../../src/server/facts/service.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import type { EngineRequest } from '../../src/server/search/engine/request.ts';
import type { Search } from '../../src/server/search/service.ts';
import { createRandom } from './documents.ts';

type Sample = { id: number; title: string; brand: string; categoryId: number | null };

const sampled = 20_000;

/** Some of the products that lists hold, the same in every run. */
const listSample = (db: Database): Promise<Sample[]> =>
  db.rows<Sample>(
    `select p.id, p.title, p.brand, p.category_id as "categoryId"
       from (select * from products tablesample system (2) repeatable (7)) p
       join product_summaries s on s.product_id = p.id and s.main_offer_id is not null
      order by md5(p.id::text) limit $1`,
    [sampled],
  );

/** Words of titles, those that most of them hold first. */
function frequentWords(products: readonly Sample[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of products)
    for (const word of new Set(title.toLowerCase().match(/[a-z]{3,}/g) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

const swapLetters = (word: string): string =>
  `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;

/** A query to the search service, by its kind. */
export type Query = (search: Search) => Promise<unknown>;

/**
 * Queries of each kind, drawn from what an imported catalogue says: as pages ask them, with facets and folded, where the
 * name does not say otherwise.
 */
export async function createQueries(db: Database, count: number): Promise<Map<string, Query[]>> {
  const products = await listSample(db);
  const categories = await db.rows<{ id: number; key: string }>(
    `select c.id, c.key from categories c join products p on p.category_id = c.id group by c.id order by count(*) desc limit 60`,
  );
  const random = createRandom(2);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = frequentWords(products);
  const [common, usual] = [words.slice(0, 50), words.slice(50, 3_000)];
  const titleWords = () => pick(products).title.match(/[\p{L}\d-]{3,}/gu) ?? ['cable'];
  const specificationKeys = new Map(
    categories.map(({ id, key }) => [id, specificationsOf(key).facets.map((facet) => facet.key)]),
  );
  const list = (request: Partial<EngineRequest>): Query => {
    const { categoryId } = request;
    const whole: EngineRequest = {
      sort: 'relevance',
      offset: 0,
      limit: 24,
      isFolded: true,
      facets: { specificationKeys, categoryId },
      ...request,
    };
    return (search) => search.search(whole);
  };
  const aCategory = () => pick(categories).id;
  const kinds: Record<string, () => Query> = {
    'a common word': () => list({ query: pick(common) }),
    'two common words': () => list({ query: `${pick(common)} ${pick(common)}` }),
    'two words of a title': () => list({ query: titleWords().slice(0, 2).join(' ') }),
    'three words of a title': () => list({ query: titleWords().slice(-3).join(' ') }),
    'a whole title': () => list({ query: pick(products).title }),
    'a misspelt word': () => list({ query: swapLetters(pick(usual)) }),
    'a common word by price': () => list({ query: pick(common), sort: 'delivered' }),
    'a common word, page 200': () => list({ query: pick(common), offset: 4_776 }),
    'a common word, without facets': () => list({ query: pick(common), facets: undefined }),
    'a category': () => list({ categoryId: aCategory() }),
    'a category by price, page 50': () => list({ categoryId: aCategory(), sort: 'delivered', offset: 1_176 }),
    'a category, brand and price chosen': () =>
      list({
        categoryId: aCategory(),
        sort: 'delivered',
        filters: { brands: [pick(products).brand], fromCents: 2_000, toCents: 100_000, inStock: true },
      }),
    'a word in a category': () => list({ query: pick(usual), categoryId: aCategory() }),
    'suggestions for four letters': () => {
      const text = pick(usual).slice(0, 4);
      return (search) => search.suggest(text, 8);
    },
    'like a product': () => {
      const { id } = pick(products);
      return (search) => search.similar(id, 8);
    },
  };
  return new Map(
    Object.entries(kinds).map(([kind, create]) => [kind, Array.from({ length: count }, create)]),
  );
}
