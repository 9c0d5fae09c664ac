// What a million alerts cost after an import that changes 100,000 prices: how long their evaluation takes,
// and how much memory the worker needs. Fills an empty database with products, shoppers and alerts of its own
// making.   DATABASE_URL=… node bench/alerts/load.ts [--alerts 1000000] [--changes 100000]
import { parseArgs } from 'node:util';
import { checkPrices } from '../../src/server/alerts/service.ts';
import { openBenchDatabase } from '../open-database.ts';

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '1000000' },
    changes: { type: 'string', default: '100000' },
  },
});
const alerts = Number(values.alerts);
const changes = Number(values.changes);
const products = changes * 2;
const shoppers = alerts / 10;
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Give the empty database that is to be filled: DATABASE_URL');

const database = await openBenchDatabase(url);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(2)} s`);
  return result;
}

await timed(`${products} products, ${shoppers} shoppers, ${alerts} alerts`, async () => {
  await database.execute(
    `insert into products (title) select 'Product ' || n from generate_series(1, $1::int) n`,
    [products],
  );
  await database.execute(
    `insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents, total_cents, in_stock,
       offers_count, merchants_count)
     select id, id, 'new', 10000 + id % 90000, 0, 10000 + id % 90000, true, 3, 3 from products`,
  );
  await database.execute(
    `insert into users (email, name, email_verified_at)
     select 'shopper' || n || '@shop.test', 'Shopper', now() from generate_series(1, $1::int) n`,
    [shoppers],
  );
  // Ten products for each, spread over all; half wait for any drop, half for 5 to 24 % less.
  await database.execute(
    `insert into alerts (user_id, product_id, target, percent, base_cents, limit_cents)
     select u.id, p.product_id, case when k % 2 = 0 then 'any' else 'drop' end,
       case when k % 2 = 1 then (u.id + k) % 20 + 5 end, p.total_cents,
       case when k % 2 = 0 then p.total_cents - 1 else p.total_cents * (95 - (u.id + k) % 20) / 100 end
     from users u cross join generate_series(0, 9) k
     join product_summaries p on p.product_id = ((u.id * 7919 + k * 104729) % $1::bigint) + 1
     on conflict do nothing`,
    [products],
  );
  await database.execute(
    `insert into watched_prices (product_id, condition, total_cents, known_cents)
     select product_id, 'new', total_cents, total_cents from product_summaries`,
  );
  for (const table of ['products', 'product_summaries', 'users', 'alerts', 'watched_prices']) {
    await database.execute(`analyze ${table}`);
  }
});

/** What an import leaves: prices up to 8 % lower or higher, and the products that it touched. */
async function change(round: number): Promise<void> {
  await database.execute(
    `with changed as (
       update product_summaries
       set total_cents = greatest(1, total_cents * (92 + (product_id * 31 + $2::int * 7) % 17) / 100)
       where product_id in (select (n * 2 + $2::int) % ($1::int * 2) + 1 from generate_series(1, $1::int) n)
       returning product_id)
     insert into price_checks (product_ids) select array_agg(product_id) from changed`,
    [changes, round],
  );
}

for (const [round, name] of ['first import', 'second import'].entries()) {
  await change(round);
  const fired = await timed(`alerts judged after the ${name}, ${changes} prices changed`, () =>
    checkPrices(database),
  );
  const { maxRSS } = process.resourceUsage();
  console.log(`  ${fired} alerts fired; memory of this process at most ${(maxRSS / 1_024).toFixed(0)} MB`);
}
await database.close();
