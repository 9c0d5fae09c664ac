// Feeds of a folder imported by several workers beside each other, as the worker does what is due: into an empty database,
// then with other prices for 15 % of the articles. Processor times are of all importing processes, and of all of PostgreSQL's.
//   DATABASE_URL=… node bench/imports/workers.ts --data FOLDER --workers 2 [--files 4]
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { feedJob } from '../../src/server/feeds/jobs.ts';
import { ticksPerSecond } from '../http/processes.ts';
import { openBenchDatabase } from '../open-database.ts';
import { changeFeeds } from './change-feeds.ts';
import { addDueFeed, findPostmaster, makeAllDue, readImported } from './workers-queries.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    workers: { type: 'string', default: '2' },
    files: { type: 'string', default: '100' },
  },
});
const { data: folder, workers } = values;
const url = process.env.DATABASE_URL;
if (!folder || !url)
  throw new Error('Give a folder of feeds (--data FOLDER) and an empty database (DATABASE_URL)');

const database = await openBenchDatabase(url);
const dataDir = mkdtempSync(path.join(tmpdir(), 'visavis-workers-'));
process.env.DATA_DIR = dataDir;
const files = readdirSync(folder)
  .filter((name) => /\.(csv|tsv|xml)\.gz$/.test(name) && !name.startsWith('truth'))
  .slice(0, Number(values.files));

/** Seconds of processor time of a process and of those that it has started and that have ended (man proc_pid_stat). */
function spentBy(pid: number | 'self', withChildrenOnly = false): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
  return (children + childrenSystem + (withChildrenOnly ? 0 : user + system)) / ticksPerSecond;
}

const postmaster = await findPostmaster(database);
const spent = () => ({ importing: spentBy('self', true), postgres: spentBy(postmaster) });

const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: console.error, error: console.error };

/** Gives each feed its file, and lets the workers do what is due. */
async function round(name: string, from: string, feeds: ReadonlyMap<string, number>): Promise<void> {
  for (const [file, id] of feeds)
    copyFileSync(path.join(from, file), path.join(dataDir, 'feeds', String(id)));
  await makeAllDue(database);
  const before = { ...spent(), at: performance.now(), ...(await readImported(database)) };
  const run = () => feedJob(database, url as string, log).run(new AbortController().signal);
  await Promise.all(Array.from({ length: Number(workers) }, run));
  const seconds = (performance.now() - before.at) / 1000;
  const after = { ...spent(), ...(await readImported(database)) };
  const figures = [seconds, after.importing - before.importing, after.postgres - before.postgres].map(
    (figure) => figure.toFixed(1),
  );
  console.log(
    `| ${[name, workers, after.files - before.files, after.rows - before.rows, ...figures].join(' | ')} |`,
  );
}

console.log('| import | workers | files | rows | seconds | processor: imports, s | PostgreSQL, s |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
const changed = mkdtempSync(path.join(tmpdir(), 'visavis-changed-'));
try {
  mkdirSync(path.join(dataDir, 'feeds'));
  const feeds = new Map<string, number>();
  for (const file of files)
    feeds.set(file, await addDueFeed(database, { merchant: file.split('.')[0] as string, name: file }));
  await round('into an empty database', folder, feeds);
  await changeFeeds(folder, changed, 0.15);
  await round('15 % of prices changed', changed, feeds);
} finally {
  await database.close();
  rmSync(changed, { recursive: true });
  rmSync(dataDir, { recursive: true });
}
