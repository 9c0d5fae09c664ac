// Whether imported prices are the true ones: the offers of a database against the folder's truth.csv.gz.
//   DATABASE_URL=… node bench/imports/prices.ts --data FOLDER [--import]
// The folder has been imported once, into an empty database; --import does so.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { connectBenchDatabase } from '../open-database.ts';
import { importFolder } from './folder.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, import: { type: 'boolean' } } });
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error(
    'import-prices: not measured; give the folder that was imported (--data FOLDER) and DATABASE_URL',
  );
  process.exit(1);
}

if (values.import) await importFolder(folder);

type Priced = { key: string; cents: number };
type Count = { right: number; wrong: number; held: number; unpublished: number };

const database = connectBenchDatabase(url);
const offers = await database.rows<Priced>(
  `select m.network_id || ' ' || o.network_article_id as key, o.price_cents as cents
   from offers o join merchants m on m.id = o.merchant_id where o.gone_at is null`,
);
const heldPrices = await database.rows<{ key: string }>(
  `select m.network_id || ' ' || h.article_id as key
   from held_prices h join feeds f on f.id = h.feed_id join merchants m on m.id = f.merchant_id
   where h.confirmed_at is null`,
);
await database.close();
const held = new Set(heldPrices.map(({ key }) => key));
const published = new Map(offers.map(({ key, cents }) => [key, cents]));

/** Rows of a CSV file without quotes, by the names of its header. */
async function* readRows(file: string): AsyncGenerator<Record<string, string>> {
  let names: string[] | undefined;
  for await (const line of createInterface(createReadStream(file).pipe(createGunzip()))) {
    const fields = line.split(',');
    if (names) yield Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
    names ??= fields;
  }
}

const counts = new Map<string, Count>();
for await (const row of readRows(path.join(folder, 'truth.csv.gz'))) {
  const state = row.price_state ?? '';
  const count = counts.get(state) ?? { right: 0, wrong: 0, held: 0, unpublished: 0 };
  counts.set(state, count);
  const cents = published.get(`${row.merchant_id} ${row.aw_product_id}`);
  if (cents === undefined) {
    if (held.has(`${row.merchant_id} ${row.merchant_product_id}`)) count.held++;
    else count.unpublished++;
  } else if (cents === Math.round(Number(row.true_price) * 100)) count.right++;
  else count.wrong++;
}

console.log('| price in the feed | true to the cent | another price | held | not published |');
console.log('|---|--:|--:|--:|--:|');
for (const [state, { right, wrong, held: doubted, unpublished }] of counts) {
  console.log(`| ${[state, right, wrong, doubted, unpublished].join(' | ')} |`);
}
