// Rows per second and memory of the importing process: a folder of feeds into an empty database, and the same
// folder again, when nothing has changed.
//   DATABASE_URL=… node bench/import.ts --data FOLDER
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../src/server/platform/database.ts';

type Measure = { seconds: number; megabytes: number };

const main = path.resolve(import.meta.dirname, '../src/server/main.ts');
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error(
    'import: not measured; give a folder of feeds (--data FOLDER) and an empty database (DATABASE_URL)',
  );
  process.exit(1);
}

/** Most memory that a process has held; Linux only. */
function peakMemory(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Imports the folder as `npm run import` does (with the option that package.json gives), in a process of its own. */
function importFolder(feeds: string): Promise<Measure> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main, 'import', feeds], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemory(child.pid));
  }, 50);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      if (code === 0) resolve({ seconds, megabytes });
      else reject(new Error(`the import ended with code ${code}`));
    });
  });
}

const database = createDatabase({
  url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: () => undefined,
});

/** Rows of all imports so far, and the seconds from the first one's start to the last one's end: they overlap. */
async function readRuns(): Promise<{ rows: number; seconds: number }> {
  const [runs] = await database.rows<{ rows: number; seconds: number }>(
    `select coalesce(sum(rows_read), 0) as rows,
       coalesce(extract(epoch from max(finished_at) - min(started_at)), 0)::float8 as seconds
     from import_runs where status = 'succeeded'`,
  );
  return runs ?? { rows: 0, seconds: 0 };
}

console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
console.log('| import | rows | seconds | rows/s | memory, MB |');
console.log('|---|--:|--:|--:|--:|');
for (const name of ['into an empty database', 'again, nothing changed']) {
  const { megabytes } = await importFolder(folder);
  const { rows, seconds } = await readRuns();
  await database.execute('truncate import_runs cascade');
  const cells = [name, rows, seconds.toFixed(1), (rows / seconds).toFixed(0), megabytes.toFixed(0)];
  console.log(`| ${cells.join(' | ')} |`);
}
await database.close();
