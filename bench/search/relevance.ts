/**
 * Judged relevance of search: writes the judged products as a feed, imports it as any other, and queries the search
 * service. Ends with code 1 below a goal.
 *   npm run bench -- search-relevance --data FOLDER [--ranking FILE] [--queries] [--opensearch URL]
 * FOLDER holds icecat-products.jsonl.gz and judgments-dev.csv; --ranking writes {"query", "ids"} lines, --queries
 * prints each query's figure. DATABASE_URL may name an empty database, or one that they were imported into before.
 * --opensearch: the same on a cluster, whose index is built anew.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { categoryWords } from '../../src/server/facts/service.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import {
  createSearch,
  openRemoteSearch,
  runSearchCommand,
  type Search,
} from '../../src/server/search/service.ts';
import { openBenchDatabase } from '../open-database.ts';
import { writeJudgedFeed } from './judged-feed.ts';
import { ndcg, readJudgments } from './judgments.ts';

const goals = { plain: 0.79, condensed: 0.86 };
/** What a search for a laptop may not show on its first page. */
const accessory = /\b(?:bag|backpack|case|sleeve|stand|sacoche|housse|sac|support)s?\b/i;
const laptopQueries = ['laptop', 'ordinateur portable'];
const [firstPage, depth] = [24, 1_000];

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    ranking: { type: 'string' },
    queries: { type: 'boolean' },
    opensearch: { type: 'string' },
  },
});
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url || !existsSync(join(folder, 'judgments-dev.csv'))) {
  console.error('search relevance: not measured; give the folder of judged products with --data FOLDER');
  process.exit(1);
}

async function importJudged(feeds: string): Promise<void> {
  const main = resolve(import.meta.dirname, '../../src/server/main.ts');
  const child = spawn(process.execPath, [main, 'import', feeds], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the import ended with code ${code}`);
}

type Article = { productId: number; article: number; title: string };

/** Judged products by ours: several where the import found them to be one. */
async function readArticles(db: Database): Promise<Map<number, Article[]>> {
  const rows = await db.rows<Article>(
    `select product_id as "productId", article_id::integer as article, title from offers order by 2`,
  );
  return Map.groupBy(rows, ({ productId }) => productId);
}

async function measure(db: Database, search: Search, folder: string): Promise<number> {
  const articles = await readArticles(db);
  const find = async (query: string, limit: number) => {
    const { ids, total } = await search.search({ query, sort: 'relevance', offset: 0, limit });
    return { found: ids.flatMap((id) => articles.get(id) ?? []), total };
  };

  const rankings = [];
  for (const [query, grades] of readJudgments(join(folder, 'judgments-dev.csv'))) {
    const { found, total } = await find(query, depth);
    const ids = found.map(({ article }) => article);
    rankings.push({ query, ids, total, figures: ndcg(ids, grades) });
  }
  if (values.ranking) {
    const lines = rankings.map(({ query, ids }) => `${JSON.stringify({ query, ids: ids.map(String) })}\n`);
    writeFileSync(values.ranking, lines.join(''));
  }
  const judged = rankings.flatMap(({ query, total, figures }) =>
    figures ? [{ query, total, ...figures }] : [],
  );
  if (values.queries) console.table(judged.toSorted((a, b) => a.plain - b.plain));
  const mean = (name: keyof typeof goals) =>
    judged.reduce((sum, figures) => sum + figures[name], 0) / judged.length;

  const misplaced = [];
  for (const query of laptopQueries) {
    const { found } = await find(query, firstPage);
    misplaced.push(
      ...found.filter(({ title }) => accessory.test(title)).map(({ title }) => `${query}: ${title}`),
    );
  }
  console.log(
    `search relevance: ${articles.size} products, ${judged.length} judged queries, ` +
      `nDCG@10 ${mean('plain').toFixed(4)} (goal ${goals.plain}), ` +
      `condensed ${mean('condensed').toFixed(4)} (goal ${goals.condensed}), ` +
      `without result ${judged.filter((query) => query.total === 0).length}`,
  );
  console.log(`search relevance: accessories among laptops: ${misplaced.join('; ') || 'none'}`);
  const isReached = mean('plain') >= goals.plain && mean('condensed') >= goals.condensed;
  return isReached && misplaced.length === 0 ? 0 : 1;
}

const feeds = mkdtempSync('/tmp/visavis-judged-');
const database = await openBenchDatabase(url);
const log = { info: () => undefined, warn: (fields: object) => console.error(fields) };
const options = { databaseUrl: url, categoryWords, log };
const cluster = values.opensearch && { nodes: values.opensearch.split(','), prefix: 'relevance' };
const search = cluster ? await openRemoteSearch({ ...options, cluster }) : createSearch(options);
try {
  writeJudgedFeed(folder, join(feeds, 'judged.csv'));
  if ((await database.rows('select from offers limit 1')).length === 0) await importJudged(feeds);
  if (cluster) {
    const keeping = { database, cluster, specificationKeys: [], categoryWords };
    await runSearchCommand(['rebuild'], { ...keeping, write: () => undefined });
  }
  await search.start();
  process.exitCode = await measure(database, search, folder);
} finally {
  await search.close();
  await database.close();
  rmSync(feeds, { recursive: true });
}
