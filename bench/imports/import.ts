// Rows per second and memory of the importing process: a folder of feeds into an empty database, the same folder
// again, then with other prices for 0.1 and for 15 % of the articles; and how long a web process takes to index it.
// "with the index" counts both, one after the other. The raw limit: what PostgreSQL takes to write the same rows once more.
//   DATABASE_URL=… node bench/imports/import.ts --data FOLDER
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSearch } from '../../src/server/search/service.ts';
import { connectBenchDatabase } from '../open-database.ts';
import { changeFeeds } from './change-feeds.ts';
import { importFolder } from './folder.ts';
import { measureWriting } from './raw.ts';

const changedShares = [0.001, 0.15];

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error(
    'import: not measured; give a folder of feeds (--data FOLDER) and an empty database (DATABASE_URL)',
  );
  process.exit(1);
}

const database = connectBenchDatabase(url);

type Runs = { rows: number; changed: number; seconds: number };

/** Of all imports after `since`: rows, changed offers, and seconds from the first one's start to the last one's end. */
async function readRuns(since: Date): Promise<Runs> {
  const [runs] = await database.rows<Runs>(
    `select coalesce(sum(rows_read), 0) as rows, coalesce(sum(offers_changed), 0) as changed,
       coalesce(extract(epoch from max(finished_at) - min(started_at)), 0)::float8 as seconds
     from import_runs where status = 'succeeded' and started_at >= $1`,
    [since],
  );
  return runs ?? { rows: 0, changed: 0, seconds: 0 };
}

/** Seconds until a web process that starts now could respond. */
async function measureIndex(databaseUrl: string): Promise<number> {
  const startedAt = performance.now();
  const quiet = { info: () => undefined, warn: () => undefined };
  const search = createSearch({ databaseUrl, log: quiet });
  await search.start();
  const seconds = (performance.now() - startedAt) / 1000;
  await search.close();
  return seconds;
}

async function measure(name: string, feeds: string): Promise<void> {
  const since = new Date();
  const [own] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  const { megabytes, processor, postgres } = await importFolder(feeds, own?.pid);
  const { rows, changed, seconds } = await readRuns(since);
  const index = await measureIndex(url as string);
  const figures = [seconds, processor, postgres, index].map((value) => value.toFixed(1));
  const rates = [rows / seconds, rows / (seconds + index), megabytes].map((value) => value.toFixed(0));
  console.log(`| ${[name, rows, changed, ...figures, ...rates].join(' | ')} |`);
}

console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
console.log(
  '| import | rows | changed | seconds | processor: import, s | PostgreSQL, s | index, s | rows/s | with the index | memory, MB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
let writing = 0;
const changed = mkdtempSync(path.join(tmpdir(), 'visavis-changed-'));
try {
  await measure('into an empty database', folder);
  writing = await measureWriting(database);
  // Prices that the first import held are read and confirmed now: files are passed over from then on.
  await measure('again, confirming what was held', folder);
  await measure('again, the same files', folder);
  for (const share of changedShares) {
    await changeFeeds(folder, changed, share);
    await measure(`again, ${100 * share} % of prices changed`, changed);
  }
} finally {
  rmSync(changed, { recursive: true });
  await database.close();
}
console.log(`\nPostgreSQL alone writes the rows of the first import in ${writing.toFixed(1)} s`);
