// Throughput of pages that nobody has asked for before, by one web process and by several at one port, in turns; beside it
// the processor time of all of them, of PostgreSQL, and of this program, which share the machine's cores.
//   npm run bench -- web-processes [--processes 1,2] [--rounds 2] [--requests 1000] [--connections 16]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type ColdTarget, listColdTargets } from '../http/cold-targets.ts';
import { type ConfiguredDatabase, onConfiguredDatabase } from '../http/configured-database.ts';
import { sendLoad } from '../http/load.ts';
import { openPostgresClock, startShop } from '../http/shop.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2' },
    rounds: { type: 'string', default: '2' },
    requests: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '16' },
  },
});
const requests = Number(values.requests);

/** Pages of both kinds in turn. */
const takePages = (targets: readonly ColdTarget[], count: number): string[] => {
  const [products = [], lists = []] = targets.slice(0, 2).map((target) => target.take(count / 2));
  return products.flatMap((path, at) => [path, lists[at] ?? path]);
};

const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** One shop, asked as much before to warm up each process. */
async function measure(
  processes: number,
  { database, url }: ConfiguredDatabase,
  postgresTime: () => number,
): Promise<void> {
  const targets = await listColdTargets(database);
  const shop = await startShop(url, { WEB_PROCESSES: String(processes) });
  try {
    const load = { port: shop.port, connections: Number(values.connections), encoding: 'br' as const };
    const before = takePages(targets, requests * processes);
    await sendLoad({ ...load, paths: before, requests: before.length });
    const meters = [shop.processorTime, postgresTime, ownTime];
    const starts = meters.map((read) => read());
    const perSecond = await sendLoad({ ...load, paths: takePages(targets, requests), requests });
    const spent = meters.map((read, at) => (read() - (starts[at] ?? 0)) / requests / 1_000);
    const byProcess = shop.webTimes().map((time) => (time / 1_000_000).toFixed(1));
    const cells = [
      processes,
      perSecond.toFixed(0),
      ...spent.map((time) => time.toFixed(2)),
      byProcess.join(' + '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  } finally {
    await shop.stop();
  }
}

await onConfiguredDatabase(async (configured) => {
  const postgresTime = openPostgresClock(configured.backend);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log(
    '| web processes | pages/s | web, ms a page | PostgreSQL, ms | this program, ms | each process since its start, s |',
  );
  console.log('|--:|--:|--:|--:|--:|--:|');
  for (let round = 0; round < Number(values.rounds); round++)
    for (const processes of values.processes.split(','))
      await measure(Number(processes), configured, postgresTime);
});
