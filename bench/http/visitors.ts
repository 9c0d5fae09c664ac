import { addresses } from '../../src/contract/addresses.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { createRandom } from '../search/documents.ts';

/** Shares of what visitors ask for; the rest is home. */
const shares = { product: 0.6, category: 0.2, search: 0.15 };
/** Share of requests for a product that nobody has asked for before. */
const neverAsked = 0.03;
/** One product in so many is left for these. */
const leftFor = 10;
const queries = 2_000;

/** Places of a list, the first twice as often as the second, three times as often as the third (Zipf's law). */
function createZipf(length: number, random: () => number): () => number {
  let sum = 0;
  const sums = Array.from({ length }, (_, at) => {
    sum += 1 / (at + 1);
    return sum;
  });
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/**
 * Tells one page after the other as visitors mix them: product pages, categories, searches and home, few of them often
 * and many seldom. The same in every run on the same catalogue. `most`: products they choose from. @throws Error where the catalogue is too small
 */
export async function createVisitors(db: Database, { most }: { most?: number } = {}): Promise<() => string> {
  const categories = await db.rows<{ name: string }>(
    `select c.name from categories c join products p on p.category_id = c.id
     join product_summaries s on s.product_id = p.id and s.offers_count > 0
     group by c.id order by count(*) desc, c.id`,
  );
  const products = await db.rows<{ id: number; title: string }>(
    `select p.id, p.title from product_summaries s join products p on p.id = s.product_id
     where s.offers_count > 0 order by md5(p.id::text) limit $1`,
    [most ?? null],
  );
  if (categories.length === 0 || products.length < leftFor) throw new Error('The catalogue is too small.');
  const random = createRandom(1);
  const unknown = products.filter((_, at) => at % leftFor === 0);
  const known = products.filter((_, at) => at % leftFor > 0);
  const texts = known.slice(-queries).map(({ title }) => title.split(/\s+/).slice(0, 2).join(' '));
  const chooseProduct = createZipf(known.length, random);
  const chooseCategory = createZipf(categories.length, random);
  const chooseText = createZipf(texts.length, random);
  let asked = 0;

  return () => {
    if (random() < neverAsked) {
      return addresses.product('fr', String(unknown[asked++ % unknown.length]?.id));
    }
    const chance = random();
    if (chance < shares.product) return addresses.product('fr', String(known[chooseProduct()]?.id));
    if (chance < shares.product + shares.category) {
      return addresses.category('fr', categories[chooseCategory()]?.name ?? '');
    }
    if (chance < shares.product + shares.category + shares.search) {
      return addresses.search('fr', texts[chooseText()] ?? '');
    }
    return addresses.home('fr');
  };
}
