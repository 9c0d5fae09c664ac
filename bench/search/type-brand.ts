/**
 * Searches for a kind of thing of a brand ("webcam logitech", "réfrigérateur beko") on an imported catalogue.
 *   npm run bench -- search-type-brand --data FILE [--queries]
 * FILE holds the queries with the articles that match them, as `merchant:article`, a list for each true product
 * (gzipped JSON). The catalogue is the configured one: import the feeds that the file was made for first. --queries
 * prints each query's figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { categoryWords } from '../../src/server/facts/service.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { createSearch, type Search } from '../../src/server/search/service.ts';
import { openBenchDatabase } from '../open-database.ts';

type Query = { query: string; language: string; products: string[][] };

const { values } = parseArgs({ options: { data: { type: 'string' }, queries: { type: 'boolean' } } });
const url = process.env.DATABASE_URL;
if (!values.data || !url || !existsSync(values.data)) {
  console.error('search by kind and brand: not measured; give the file of queries with --data FILE');
  process.exit(1);
}
const queries = JSON.parse(gunzipSync(readFileSync(values.data)).toString()) as Query[];

/** Our products by the merchants' articles. */
async function readArticles(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ article: string; productId: number }>(
    `select m.network_id || ':' || o.article_id as article, o.product_id as "productId"
       from offers o join merchants m on m.id = o.merchant_id where m.network_id is not null`,
  );
  return new Map(rows.map(({ article, productId }) => [article, productId]));
}

/** A query's true products found in the first ten, and in the first 24 or as many as there are. */
async function judge(search: Search, { query, products }: Query, articles: ReadonlyMap<string, number>) {
  const wanted = products.map((each) => new Set(each.flatMap((article) => articles.get(article) ?? [])));
  const right = new Set(wanted.flatMap((each) => [...each]));
  const depth = Math.max(24, products.length);
  const { ids, total } = await search.search({ query, sort: 'relevance', offset: 0, limit: depth });
  const shown = ids.slice(0, 10);
  const found = new Set(ids);
  return {
    query,
    relevant: products.length,
    total,
    precision: shown.filter((id) => right.has(id)).length / Math.min(10, right.size),
    recall: wanted.filter((each) => [...each].some((id) => found.has(id))).length / products.length,
    isRight: ids.some((id) => right.has(id)),
  };
}

const database = await openBenchDatabase(url);
const search = createSearch({
  databaseUrl: url,
  categoryWords,
  log: { info: () => undefined, warn: (fields) => console.error(fields) },
});
try {
  await search.start();
  const articles = await readArticles(database);
  const judged: Awaited<ReturnType<typeof judge>>[] = [];
  for (const query of queries) judged.push(await judge(search, query, articles));
  if (values.queries) console.table(judged.toSorted((a, b) => a.precision - b.precision));
  const mean = (name: 'precision' | 'recall') =>
    (judged.reduce((sum, figures) => sum + figures[name], 0) / judged.length).toFixed(3);
  console.log(
    `search by kind and brand: ${judged.length} queries, P@10 ${mean('precision')}, recall ${mean('recall')}, ` +
      `nothing right in ${judged.filter(({ isRight }) => !isRight).length}`,
  );
} finally {
  await search.close();
  await database.close();
}
