/**
 * How soon a committed change is searchable, how long a start takes, and for how long a swap holds the event loop
 * (`swapMs`).
 *   npm run bench -- search-freshness --data FOLDER [--products 200000] [--rounds 10]
 * FOLDER holds merchants' feeds. DATABASE_URL may name an empty database, which this fills.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createSearch, type Search } from '../../src/server/search/service.ts';
import { openBenchDatabase } from '../open-database.ts';
import { createCatalogue } from './documents.ts';
import { changeProducts, fillCatalogue } from './queries.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    products: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '10' },
  },
});
const url = process.env.DATABASE_URL;
if (!url || !values.data) {
  console.error('search freshness: not measured; give a folder of feeds with --data FOLDER');
  process.exit(1);
}

const megabytes = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
};

/** Milliseconds from the commit of a change until results hold it. */
async function measureChange(database: DatabasePool, search: Search, round: number): Promise<number> {
  const searchable = new Promise<void>((resolve) => {
    const stop = search.onVersion(() => {
      stop();
      resolve();
    });
  });
  await database.transaction((tx) => changeProducts(tx, round));
  const committedAt = performance.now();
  await searchable;
  return Math.round(performance.now() - committedAt);
}

const database = await openBenchDatabase(url);
await fillCatalogue(database, createCatalogue(values.data, Number(values.products)));
const folder = mkdtempSync(path.join(tmpdir(), 'visavis-index-'));

/** What a process that starts does, until it can respond. */
async function start(what: string): Promise<Search> {
  const search = createSearch({
    databaseUrl: url as string,
    files: { dataDir: folder, s3: undefined },
    log: {
      info: (fields) => console.log('  ', JSON.stringify(fields)),
      warn: (fields) => console.error(fields),
    },
  });
  const startedAt = performance.now();
  await search.start();
  const took = Math.round(performance.now() - startedAt);
  console.log(`search: ${what} after ${took} ms, ${megabytes()} MB resident`);
  return search;
}
const search = await start('first index');

for (let round = 0; round < Number(values.rounds); round++) {
  const took = await measureChange(database, search, round);
  console.log(`search: change ${round + 1} searchable after ${took} ms, ${megabytes()} MB resident`);
}
// An index is kept once nothing has changed for two seconds.
await delay(10_000);
await search.close();
await (await start('index that was kept')).close();
rmSync(folder, { recursive: true });
await database.close();
