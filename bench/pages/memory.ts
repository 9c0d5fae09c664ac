// Memory of a web process under many requests for many addresses, with the response cache as in production: visitors,
// and beside them a crawler that asks for one product after the other.
// Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).   MALLOC_ARENA_MAX=2 node
// bench/pages/memory.ts [--requests 100000]
import { parseArgs } from 'node:util';
import { addresses } from '../../src/contract/addresses.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { onConfiguredDatabase } from '../http/configured-database.ts';
import { sendLoad } from '../http/load.ts';
import { startServer } from '../http/processes.ts';
import { createVisitors } from '../http/visitors.ts';

const steps = 10;
const connections = 8;

/** What visitors ask for and what a crawler does, in turns. */
async function createAddresses(database: Database): Promise<() => string> {
  const visit = await createVisitors(database);
  const products = await database.rows<{ id: number }>(
    'select product_id as id from product_summaries where offers_count > 0 order by md5(product_id::text)',
  );
  let asked = 0;
  return () => {
    asked++;
    return asked % 2 === 0
      ? visit()
      : addresses.product('fr', String(products[((asked - 1) / 2) % products.length]?.id));
  };
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });

async function run(databaseUrl: string, next: () => string): Promise<void> {
  const web = await startServer({ kind: 'keeping', databaseUrl, recordings: {} });
  try {
    console.log(`requests 0: ${megabytes(await web.residentBytes())} MB`);
    const requests = Math.ceil(Number(values.requests) / steps);
    for (let step = 1; step <= steps; step++) {
      const paths = Array.from({ length: requests }, next);
      await sendLoad({ port: web.port, paths, requests, connections, encoding: 'br' });
      console.log(`requests ${step * requests}: ${megabytes(await web.residentBytes())} MB`);
    }
  } finally {
    web.stop();
  }
}

await onConfiguredDatabase(async ({ database, url }) => run(url, await createAddresses(database)));
