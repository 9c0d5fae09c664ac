// What price history costs as it grows: a product's history, an import's points and thinning, on points that it makes up
// (as many offers as there are to have 51 points each over 408 days) in an empty database, or one that it has filled before.
//   [DATABASE_URL=…] node bench/prices/points.ts [--points 10000000] [--fill]
// --fill: nothing is measured.
// "Cold" drops the database's files from the system's cache, where they are on this machine; PostgreSQL's own is smaller than them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Transaction } from '../../src/server/platform/database/database.ts';
import { createPricesService, recordPricePoints, thinPricePoints } from '../../src/server/prices/service.ts';
import { readProcess, ticksPerSecond } from '../http/processes.ts';
import { openBenchDatabase } from '../open-database.ts';
import {
  changePrices,
  countOffers,
  fillOffers,
  fillPoints,
  listBackends,
  listFiles,
  offersPerProduct,
  pointsPerOffer,
  readSize,
  readWrittenBytes,
  tidy,
  writePlainly,
} from './points-queries.ts';

const { values } = parseArgs({
  options: { points: { type: 'string', default: '10000000' }, fill: { type: 'boolean', default: false } },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Give the empty database that is to be filled: DATABASE_URL');
const keptDays = 400;

const database = await openBenchDatabase(url);
const filledBefore = await countOffers(database);
const offers = filledBefore || Math.round(Number(values.points) / pointsPerOffer / 40) * 40;

/** Milliseconds of processor time of the connections to this database so far; on this machine only. */
async function spent(): Promise<number> {
  const ticks = (await listBackends(database)).map(({ pid }) => readProcess(pid)?.ticks ?? Number.NaN);
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksPerSecond;
}

type Timed<T> = { result: T; milliseconds: number; processor: number };

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [startedAt, before] = [performance.now(), await spent()];
  const result = await work();
  const milliseconds = performance.now() - startedAt;
  return { result, milliseconds, processor: (await spent()) - before };
}

const say = (what: string, ...figures: (number | string)[]) =>
  console.log(
    `| ${[what, ...figures.map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure))].join(' | ')} |`,
  );

/** The value that a share of them does not exceed. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function fill(): Promise<void> {
  await database.transaction((tx) => fillOffers(tx, offers));
  await fillPoints(database, offers);
  await tidy(database);
}

/** Tells the system that it need not keep these files in memory. */
async function dropFromMemory(): Promise<void> {
  await database.execute('checkpoint');
  for (const { file } of await listFiles(database)) {
    const folder = path.dirname(file);
    for (const name of readdirSync(folder).filter((each) => each.split('.')[0] === path.basename(file)))
      spawnSync('dd', [`if=${path.join(folder, name)}`, 'iflag=nocache', 'count=0', 'status=none']);
  }
}

async function measureHistory(name: string, products: readonly number[]): Promise<void> {
  const service = createPricesService(database);
  const times: number[] = [];
  const { processor } = await timed(async () => {
    for (const product of products) {
      const startedAt = performance.now();
      await service.getHistory(product, 365);
      times.push(performance.now() - startedAt);
    }
  });
  times.sort((a, b) => a - b);
  say(
    `history of a product, ${name}: median, 99 %, processor, ms`,
    at(times, 0.5),
    at(times, 0.99),
    processor / products.length,
  );
}

const someProducts = (count: number): number[] =>
  Array.from({ length: count }, () => 1 + Math.floor(Math.random() * (offers / offersPerProduct)));

async function importOnce(round: number) {
  return database.transaction(async (tx: Transaction) => {
    const changed = await changePrices(tx, round);
    const alone = await writePlainly(tx);
    const before = await readWrittenBytes(tx);
    const recorded = await timed(() => recordPricePoints(tx, new Date()));
    const bytes = (await readWrittenBytes(tx)) - before;
    const raw = await timed(alone);
    await tx.execute('drop table points_alone');
    return { changed, recorded, raw, megabytes: bytes / 1e6 };
  });
}

async function measureImports(name: string): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const { changed, recorded, raw, megabytes } = await importOnce(round);
    say(
      `${name} ${round + 1}: points, ms, processor, raw ms, processor, log MB`,
      String(changed),
      recorded.milliseconds,
      recorded.processor,
      raw.milliseconds,
      raw.processor,
      megabytes,
    );
  }
}

async function measureThinning(): Promise<void> {
  const weeks = { 'what is older': keptDays, 'the next week': keptDays - 7, 'it again': keptDays - 7 };
  for (const [name, days] of Object.entries(weeks)) {
    const { result, milliseconds, processor } = await timed(() => thinPricePoints(database, days));
    say(`thinning ${name}: points deleted, ms, processor`, String(result), milliseconds, processor);
  }
}

if (filledBefore === 0) {
  const { milliseconds } = await timed(fill);
  console.log(`${offers} offers with their points written in ${(milliseconds / 1000).toFixed(0)} s`);
}
if (values.fill) process.exit(0);
const { points, table, indexes } = await readSize(database);
say('points (million), table, indexes, MB', points / 1e6, table / 1e6, indexes / 1e6);
await measureHistory('first', someProducts(500));
const warm = someProducts(500);
await measureHistory('first of these', warm);
await measureHistory('warm', warm);
await dropFromMemory();
await measureHistory('cold', someProducts(300));
await measureImports('import');
await dropFromMemory();
await measureImports('import, cold at first');
await measureThinning();
await database.close();
