// Processor time of pages and calls that nobody has asked for before, compressed, of a shop as `npm run web` starts it:
// of a process just started, after 1,000 requests, and after 9,000. The web process with all of its threads, and
// PostgreSQL beside it. Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).
//   npm run bench -- cold [--after 0,1000,9000] [--each 100]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type ColdTarget, listColdTargets } from '../http/cold-targets.ts';
import { type ConfiguredDatabase, onConfiguredDatabase } from '../http/configured-database.ts';
import { sendLoad } from '../http/load.ts';
import { openPostgresClock, type Shop, startShop } from '../http/shop.ts';

const connections = 4;
/** Kinds are asked for in turns of so many requests, since a process becomes faster with each. */
const turn = 25;

type Spent = { web: number; postgres: number };

const { values } = parseArgs({
  options: { after: { type: 'string', default: '0,1000,9000' }, each: { type: 'string', default: '100' } },
});
const stages = values.after.split(',').map(Number);
const each = Number(values.each);

/** Asks for addresses that no request has asked for yet. */
async function ask(shop: Shop, target: ColdTarget, requests: number): Promise<void> {
  const paths = target.take(requests);
  await sendLoad({ port: shop.port, paths, requests, connections, encoding: 'br' });
}

/** Milliseconds for each request of each kind. */
async function measure(shop: Shop, targets: readonly ColdTarget[], postgresTime: () => number) {
  const spent = new Map<ColdTarget, Spent>();
  for (let asked = 0; asked < each; asked += turn) {
    for (const target of targets) {
      const [web, postgres] = [shop.processorTime(), postgresTime()];
      await ask(shop, target, turn);
      const before = spent.get(target) ?? { web: 0, postgres: 0 };
      spent.set(target, {
        web: before.web + (shop.processorTime() - web) / each / 1_000,
        postgres: before.postgres + (postgresTime() - postgres) / each / 1_000,
      });
    }
  }
  return spent;
}

/** Asks for all kinds in turns. Returns how many requests that were. */
async function warmUp(shop: Shop, targets: readonly ColdTarget[], requests: number): Promise<void> {
  for (let sent = 0; sent < requests; sent += turn * targets.length)
    for (const target of targets) await ask(shop, target, turn);
}

async function run({ database, url, backend }: ConfiguredDatabase): Promise<void> {
  const postgresTime = openPostgresClock(backend);
  const targets = await listColdTargets(database);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log(`| web process + PostgreSQL, ms | ${targets.map(({ label }) => label).join(' | ')} |`);
  console.log(`|---${'|--:'.repeat(targets.length)}|`);
  const shop = await startShop(url, { WEB_PROCESSES: '1' });
  try {
    let sent = 0;
    for (const stage of stages) {
      await warmUp(shop, targets, stage - sent);
      const spent = await measure(shop, targets, postgresTime);
      sent = Math.max(sent, stage) + each * targets.length;
      const cells = targets.map((target) => {
        const { web = Number.NaN, postgres = Number.NaN } = spent.get(target) ?? {};
        return `${web.toFixed(2)} + ${postgres.toFixed(2)}`;
      });
      console.log(`| ${[stage === 0 ? 'just started' : `after ${stage} requests`, ...cells].join(' | ')} |`);
    }
  } finally {
    await shop.stop();
  }
}

await onConfiguredDatabase(run);
