import { parseArgs } from 'node:util';
import { createMatcher, type MatchInput, type Products } from '../../src/server/matching/service.ts';
import { createDatabase } from '../../src/server/platform/database/database.ts';
import { evaluate } from './evaluate.ts';
import { isGiven, type LabelledOffer, readFolder } from './feeds.ts';

/**
 * The same as in-memory.ts through the database, one merchant after the other, in a transaction that is rolled
 * back: DATABASE_URL=… node bench/matching/database.ts --data FOLDER [--batch 4000]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' },
    batch: { type: 'string', default: '4000' },
  },
});
if (values.data === '' || process.env.DATABASE_URL === undefined) {
  console.error('Name the folder of feeds (--data FOLDER) and a migrated database (DATABASE_URL).');
  process.exit(2);
}

const rows = await readFolder(values.data);
const offers = rows.filter(isGiven);
const size = Number(values.batch);
const database = createDatabase({
  url: process.env.DATABASE_URL,
  applicationName: 'bench',
  max: 1,
  onIdleError: (error) => console.error(error),
});
const groups = new Map<LabelledOffer, number>();
const how: Record<string, number> = {};
const started = process.cpuUsage();
const startedAt = performance.now();
let inserting = 0;

await database
  .transaction(async (transaction) => {
    const products: Products = {
      async create(fresh) {
        const from = performance.now();
        const inserted = await transaction.named<{ id: number }>(
          'bench-products',
          'insert into products (title) select title from unnest($1::text[]) title returning id',
          [fresh.map(({ title }) => title)],
        );
        inserting += performance.now() - from;
        return inserted.map(({ id }) => id);
      },
      split: (outcasts) =>
        products.create(outcasts.map(({ articleId }) => ({ title: articleId }) as MatchInput)),
      revive: async () => [],
    };
    for (const [file, own] of Map.groupBy(offers, ({ file: name }) => name)) {
      const matcher = createMatcher({ transaction, products });
      for (let from = 0; from < own.length; from += size) {
        const assignments = await matcher.assign(own.slice(from, from + size).map(({ input }) => input));
        for (const assignment of assignments) how[assignment.how] = (how[assignment.how] ?? 0) + 1;
      }
      const { moves, merges } = await matcher.finish();
      console.log(`${file}: ${own.length} offers, ${moves.length} moved, ${merges.length} products merged`);
    }
    const places = await transaction.rows<{ merchantId: number; articleId: string; productId: number }>(
      'select merchant_id as "merchantId", article_id as "articleId", product_id as "productId" from match_listings',
    );
    const placed = new Map(places.map((row) => [`${row.merchantId} ${row.articleId}`, row.productId]));
    for (const offer of offers)
      groups.set(offer, placed.get(`${offer.input.merchantId} ${offer.input.articleId}`) ?? -1);
    throw new Error('rolled back on purpose');
  })
  .catch((error: Error) => {
    if (error.message !== 'rolled back on purpose') throw error;
  });

const { user, system } = process.cpuUsage(started);
const elapsed = performance.now() - startedAt;
console.log(`${offers.length} offers, ${new Set(groups.values()).size} products, ${JSON.stringify(how)}`);
console.log(
  `${(elapsed / 1e3).toFixed(1)} s, of these ${(inserting / 1e3).toFixed(1)} s inserting products; ` +
    `${((elapsed * 1e3) / offers.length).toFixed(1)} µs an offer, ${((user + system) / offers.length).toFixed(1)} µs CPU of this process`,
);
console.log(
  `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most (the benchmark holds all offers)`,
);
for (const [name, figures] of evaluate(rows, groups))
  console.log(
    name.padEnd(22),
    `P ${figures.precision.toFixed(4)} R ${figures.recall.toFixed(4)} F1 ${figures.f1.toFixed(4)}`,
  );
await database.close();
