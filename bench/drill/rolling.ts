// `npm run rolling`: the present version takes over from an earlier one, process by process, while visitors come.
//   npm run rolling                     from the commit before the newest migrations
//   npm run rolling -- --from COMMIT    from another one
//   npm run rolling -- --before FOLDER  from one that stands ready in a folder, built
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../src/server/platform/database/database.ts';
import { openEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { password, passwordHash } from '../../test/helpers/people.ts';
import { findPort } from '../../test/helpers/ports.ts';
import {
  beforeMigrations,
  build,
  checkOut,
  importFeeds,
  present,
  type Running,
  start,
} from './rolling/version.ts';
import { admitVisitors } from './rolling/visitors.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, before: { type: 'string' } } });
/** Milliseconds of visits before, between and after steps. */
const pause = 4_000;
/** Milliseconds until what was sent to a process is answered. */
const drained = 1_000;

const home = mkdtempSync('/tmp/visavis-rolling-');
// PostgreSQL runs as another user where we are root.
chmodSync(home, 0o755);
const old = values.before ?? path.join(home, 'old');
const say = (text: string) => console.log(`• ${text}`);
const faults: string[] = [];
const running = new Map<string, Running>();
const people = ['one@shop.test', 'two@shop.test'];

async function addPeople(url: string): Promise<void> {
  const database = createDatabase({ url, applicationName: 'rolling', max: 1, onIdleError: () => undefined });
  for (const email of people)
    await database.execute(
      `insert into users (email, name, phone, role, password_hash, must_change_password, email_verified_at)
       values ($1, 'Camille', '0612345678', 'user', $2, false, now())`,
      [email, passwordHash],
    );
  await database.close();
}

const world = createWorld(1);
let day = 1;
const feeds = path.join(home, 'feeds');
/** Imports a day's feeds of three made-up merchants with a version. */
async function importDay(number: number, folder: string): Promise<void> {
  mkdirSync(feeds, { recursive: true });
  for (const [merchant, name] of world.merchants.entries())
    writeFileSync(path.join(feeds, `${name.toLowerCase()}.csv.gz`), world.feedOf(merchant, number));
  await importFeeds(folder, feeds, environment);
}

/** Stops a process, which has to end well and must not have complained. */
async function stop(name: string): Promise<void> {
  const process = running.get(name);
  if (!process) return;
  running.delete(name);
  const code = await process.stop();
  if (code !== 0) faults.push(`${name} ended with ${code}`);
  faults.push(...process.faults().map((line) => `${name}: ${line}`));
}

if (!values.before) {
  const from = values.from ?? (await beforeMigrations());
  say(`Taking ${from.slice(0, 8)} as the version before`);
  await checkOut(from, old);
}
await build(present);
const postgres = await openEmbeddedPostgres({ directory: path.join(home, 'postgres') });
const ports = [await findPort(), await findPort()];
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: path.join(home, 'data'),
  SEED_DEMO: '0',
  RATE_LIMIT: '0',
  WEB_PROCESSES: '1',
  LOG_LEVEL: 'info',
};
const slots = [
  { slot: 'worker 1', part: 'worker', port: 0 },
  { slot: 'worker 2', part: 'worker', port: 0 },
  { slot: 'web 1', part: 'web', port: ports[0] as number },
  { slot: 'web 2', part: 'web', port: ports[1] as number },
] as const;
const startIn = async ({ slot, part, port }: (typeof slots)[number], folder: string): Promise<void> => {
  running.set(
    slot,
    await start({ name: `${slot} (${folder === old ? 'before' : 'now'})`, folder, part, port, environment }),
  );
};

try {
  await startIn(slots[0], old);
  await importDay(day, old);
  for (const slot of slots.slice(1)) await startIn(slot, old);
  await addPeople(postgres.url);
  say('Two web processes and two workers of the version before work');
  const visitors = admitVisitors(ports, people, password);
  await delay(pause);
  for (const slot of slots) {
    // As an operator does: taken out of the proxy first. A connection that waits to be accepted is reset where a process stops.
    visitors.sendTo(slot.port, false);
    await delay(drained);
    await stop(slot.slot);
    await startIn(slot, present);
    visitors.sendTo(slot.port, true);
    say(
      `${slot.slot} is of the present version; ${visitors.count()} requests, ${visitors.faults().length} failed`,
    );
    // Commands of the version before are refused once the database is newer; its processes go on.
    if (slot.part === 'worker') await importDay(++day, present);
    await delay(pause);
  }
  await visitors.leave();
  faults.push(...visitors.faults());
  for (const { slot } of slots) await stop(slot);
  say(`${visitors.count()} requests`);
} catch (error) {
  faults.push(String(error));
} finally {
  for (const process of running.values()) await process.stop();
  await postgres.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
for (const fault of faults.slice(0, 40)) console.error(fault);
say(faults.length === 0 ? 'Nobody saw an error.' : `${faults.length} errors`);
process.exit(faults.length === 0 ? 0 : 1);
