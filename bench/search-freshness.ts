/**
 * How soon a committed change is searchable, how long a start takes, and for how long a swap holds the event loop
 * (`swapMs`).
 *   node --expose-gc bench/search-freshness.ts --database URL --data FOLDER [--products 200000] [--rounds 10]
 * URL is an empty, migrated database that this fills; FOLDER holds merchants' feeds with their truth.
 */
import { parseArgs } from 'node:util';
import { createDatabase, type Database } from '../src/server/platform/database.ts';
import { createSearch, type Search } from '../src/server/search/service.ts';
import { createCatalogue } from './search-documents.ts';
import { changeProducts, fillCatalogue } from './search-queries.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    products: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '10' },
  },
});
if (!values.database || !values.data) {
  console.error('search freshness: not measured; give --database URL and --data FOLDER');
  process.exit(1);
}

const megabytes = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
};

/** Milliseconds from the commit of a change until answers hold it. */
async function measureChange(database: Database, search: Search, round: number): Promise<number> {
  const searchable = new Promise<void>((resolve) => {
    const stop = search.onVersion(() => {
      stop();
      resolve();
    });
  });
  await changeProducts(database, round);
  const committedAt = performance.now();
  await searchable;
  return Math.round(performance.now() - committedAt);
}

const database = createDatabase({
  url: values.database,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: () => undefined,
});
await fillCatalogue(database, createCatalogue(values.data, Number(values.products)));
const search = createSearch({
  databaseUrl: values.database,
  log: {
    info: (fields) => console.log('  ', JSON.stringify(fields)),
    warn: (fields) => console.error(fields),
  },
});
const startedAt = performance.now();
await search.start();
console.log(
  `search: first index after ${Math.round(performance.now() - startedAt)} ms, ${megabytes()} MB resident`,
);

for (let round = 0; round < Number(values.rounds); round++) {
  const took = await measureChange(database, search, round);
  console.log(`search: change ${round + 1} searchable after ${took} ms, ${megabytes()} MB resident`);
}
await search.close();
await database.close();
