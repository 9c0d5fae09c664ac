// Whether days of feeds fire exactly the alerts that they should. Imports the Awin files of the first folder into an
// empty database, sets three alerts on every product (any drop, 10 % less, back in stock), imports the other folders
// file by file, and compares what fired with what the files themselves say, read and judged by code of its own. Which
// offers are one product, and which prices imports hold back, is taken from the catalogue.
//   DATABASE_URL=… node bench/alerts/proof.ts --data FOLDER,FOLDER-day1,…
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPrices, setAlert } from '../../src/server/alerts/service.ts';
import { importFeedFile } from '../../src/server/feeds/service.ts';
import { openBenchDatabase } from '../open-database.ts';
import { type Best, believe, fires, type Known, type Watch } from './expect.ts';
import { type FiledArticle, readFeed } from './read-feed.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folders = values.data?.split(',') ?? [];
const url = process.env.DATABASE_URL;
if (folders.length < 2 || !url) {
  console.error('alerts-proof: not measured; give folders of feeds, one for each day (--data A,B,…)');
  process.exit(1);
}

const database = await openBenchDatabase(url);
const start = Date.now() - folders.length * 86_400_000;
const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv.gz') && !name.startsWith('truth'))
    .sort();

/** What each merchant's last file said. */
const filed = new Map<number, Map<string, FiledArticle>>();

async function importFile(folder: string, name: string, day: number): Promise<number> {
  const file = path.join(folder, name);
  const { merchant } = await importFeedFile({
    database,
    file,
    observedAt: new Date(start + day * 86_400_000),
  });
  filed.set(merchant.id, readFeed(file));
  return merchant.id;
}

type Offer = { id: number; merchantId: number; articleId: string; productId: number };

/** Delivered prices before those of unknown delivery, then the lower. */
const isBelow = (a: NonNullable<Best>, b: Best) =>
  b === undefined || (a.isDelivered === b.isDelivered ? a.cents < b.cents : a.isDelivered);

/** The best new price of each product, by the files alone. */
async function bestPrices(): Promise<Map<number, Best>> {
  const offers = await database.rows<Offer>(
    `select id, merchant_id as "merchantId", article_id as "articleId", product_id as "productId"
     from offers where gone_at is null`,
  );
  const best = new Map<number, Best>();
  for (const { id, merchantId, articleId, productId } of offers) {
    const article = filed.get(merchantId)?.get(articleId);
    if (!article?.isInStock || article.condition !== 'new') continue;
    const { totalCents: cents, isDelivered } = article;
    const offer = { cents, isDelivered, offerId: id, merchantId };
    if (isBelow(offer, best.get(productId))) best.set(productId, offer);
  }
  return best;
}

/** A shopper has at most 500 alerts. */
const perShopper = 400;
const goals = [{}, { target: 'drop', percent: 10 }, { target: 'stock' }] as const;

async function setAlerts(): Promise<number> {
  const products = await database.rows<{ id: number; inStock: boolean }>(
    `select p.id, exists (select from product_summaries s
       where s.product_id = p.id and s.condition = 'new' and s.in_stock) as "inStock"
     from products p where p.merged_into is null order by p.id`,
  );
  let alerts = 0;
  for (const goal of goals) {
    for (let at = 0; at < products.length; at += perShopper) {
      const [user] = await database.rows<{ id: number }>(
        `insert into users (email, name) values (gen_random_uuid() || '@shop.test', 'Shopper') returning id`,
      );
      for (const { id, inStock } of products.slice(at, at + perShopper)) {
        if ('percent' in goal && !inStock) continue;
        await setAlert(database, user?.id ?? 0, { productId: id, condition: 'new', ...goal });
        alerts++;
      }
    }
  }
  await checkPrices(database);
  return alerts;
}

type Row = { id: number; productId: number; target: string; percent: number | null; crossings: number };
const listRows = () =>
  database.rows<Row>(
    'select id, product_id as "productId", target, percent, crossings from alerts order by id',
  );

/** What an alert waits for, from the price in the files at the moment it was set. */
function watchOf({ target, percent }: Row, best: Best): Watch {
  const isStock = target === 'stock';
  const base = best?.cents ?? 0;
  const limit = percent === null ? base - 1 : Math.floor((base * (100 - percent)) / 100);
  return {
    isStock,
    needsDelivered: !isStock && best?.isDelivered === true,
    limitCents: isStock ? Number.POSITIVE_INFINITY : limit,
    isReached: isStock && best !== undefined,
  };
}

for (const name of filesOf(folders[0] ?? '')) await importFile(folders[0] ?? '', name, 0);
console.log(`${await setAlerts()} alerts set`);
const first = await bestPrices();
const watches = new Map((await listRows()).map((row) => [row.id, watchOf(row, first.get(row.productId))]));
const known = new Map<number, Known>();
let differing = 0;
let before = new Map((await listRows()).map(({ id, crossings }) => [id, crossings]));

for (const [day, folder] of folders.entries()) {
  if (day === 0) continue;
  const counts = { fired: 0, expected: 0, differing: 0 };
  for (const name of filesOf(folder)) {
    const merchantId = await importFile(folder, name, day);
    await checkPrices(database);
    const best = await bestPrices();
    const rows = await listRows();
    const believed = new Map<number, boolean>();
    for (const { id, productId, crossings } of rows) {
      const watch = watches.get(id);
      if (!watch) continue;
      const memory = known.get(productId) ?? { cents: first.get(productId)?.cents ?? 0 };
      known.set(productId, memory);
      const isBelieved = believed.get(productId) ?? believe(memory, best.get(productId), merchantId);
      believed.set(productId, isBelieved);
      const isExpected = isBelieved && fires(watch, best.get(productId));
      const hasFired = crossings > (before.get(id) ?? 0);
      counts.expected += Number(isExpected);
      counts.fired += Number(hasFired);
      if (isExpected === hasFired) continue;
      counts.differing++;
      if (counts.differing <= 5) {
        console.log(`  ${name}: alert ${id} on product ${productId}`, {
          hasFired,
          isExpected,
          watch,
          best: best.get(productId),
        });
      }
    }
    before = new Map(rows.map(({ id, crossings }) => [id, crossings]));
  }
  differing += counts.differing;
  console.log(
    `${path.basename(folder)}: ${counts.fired} fired, ${counts.expected} expected, ${counts.differing} differ`,
  );
}
const [told] = await database.rows<{ count: number }>('select count(*) as count from notifications');
console.log(`${told?.count ?? 0} notifications in all, those of targets reached at once included`);
await database.close();
process.exitCode = differing === 0 ? 0 : 1;
