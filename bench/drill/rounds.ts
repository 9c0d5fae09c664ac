import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askDatabase, compareList, compareTables, listFeedTimes, untilImportsEnd } from './agreement.ts';
import { openShop, type Shop } from './shop.ts';
import { createWorld, type World } from './world.ts';

const victims = ['import', 'web', 'postgres'] as const;
type Victim = (typeof victims)[number];

/** What one round did and found. */
export type Round = {
  round: number;
  victim: Victim;
  /** Milliseconds after the import's start. */
  killedAfter: number;
  /** Feeds that were in before the kill struck. */
  feedsIn: number;
  /** What did not agree with the files, after the kill and after the import that makes up for it. */
  faults: string[];
};

export type DrillOptions = {
  rounds: number;
  seed: number;
  /** An empty folder for everything, which is deleted in the end; left out: one in `/tmp`. */
  home?: string;
  onRound?: (round: Round) => void;
};

type Drill = { shop: Shop; world: World; folder: string; random: () => number };

const day = 86_400_000;
/** The same draws for the same seed (Lehmer's generator). */
function createRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function writeFeeds({ world, folder }: Drill, number: number): void {
  for (const [merchant, name] of world.merchants.entries()) {
    writeFileSync(path.join(folder, `${name.toLowerCase()}.csv.gz`), world.feedOf(merchant, number));
  }
}

/** Compares everything with the files of the days that the feeds say they hold. */
async function findFaults(
  drill: Drill,
  dayOf: (time: Date) => number,
): Promise<{ days: number[]; faults: string[] }> {
  const { shop, world } = drill;
  return askDatabase(shop.databaseUrl, async (db) => {
    await untilImportsEnd(db);
    const times = await listFeedTimes(db);
    const days = world.merchants.map((name) => {
      const time = times.get(name);
      return time ? dayOf(time) : 0;
    });
    const expected = world.expect(days);
    const inTables = await compareTables(db, expected, dayOf);
    return { days, faults: [...inTables, ...(await compareList(shop.address(), expected))] };
  });
}

async function strike(
  shop: Shop,
  victim: Victim,
  running: { kill(): void; ended: Promise<unknown> },
): Promise<void> {
  if (victim === 'import') running.kill();
  else if (victim === 'web') shop.killWeb();
  else shop.killPostgres();
  if (victim === 'postgres') await shop.startPostgres();
  await running.ended;
  if (victim === 'web') await shop.startWeb();
}

async function runRound(
  drill: Drill,
  round: number,
  timeOf: (number: number) => Date,
  usual: number,
): Promise<Round> {
  const { shop, folder, random, world } = drill;
  const dayOf = (time: Date) =>
    Math.round((time.getTime() - timeOf(0).getTime()) / (timeOf(1).getTime() - timeOf(0).getTime()));
  const number = round + 1;
  writeFeeds(drill, number);
  const victim = victims[Math.floor(random() * victims.length)] as Victim;
  // A start takes a third of it, in which nothing happens; a rebuild follows the end.
  const killedAfter = Math.round(usual * (0.3 + 0.8 * random()));
  const running = shop.importFolder(folder, timeOf(number));
  await Promise.race([delay(killedAfter), victim === 'import' ? running.ended : undefined].filter(Boolean));
  await strike(shop, victim, running);
  const struck = await findFaults(drill, dayOf);
  const isOdd = struck.days.some((found) => found !== number && found !== number - 1);
  const code = await shop.importFolder(folder, timeOf(number)).ended;
  const made = await findFaults(drill, dayOf);
  return {
    round,
    victim,
    killedAfter,
    feedsIn: struck.days.filter((found) => found === number).length,
    faults: [
      ...struck.faults.map((fault) => `after the kill: ${fault}`),
      ...(isOdd ? [`after the kill: feeds of days ${struck.days.join(', ')}`] : []),
      ...(code === 0 ? [] : [`the import after it ended with ${code}`]),
      ...made.faults.map((fault) => `after the next import: ${fault}`),
      ...(made.days.every((found) => found === number) ? [] : ['after the next import: a feed is missing']),
    ].slice(0, world.merchants.length * 10),
  };
}

/**
 * Kills import, web process or PostgreSQL (SIGKILL) at random points of an import and of the rebuild that follows,
 * round after round, and compares offers, history, summaries and the web process's list with what the files say:
 * right after the kill, and after the import that makes up for it.
 */
export async function runDrill({
  rounds,
  seed,
  home = mkdtempSync('/tmp/visavis-drill-'),
  onRound,
}: DrillOptions): Promise<Round[]> {
  // As root, PostgreSQL runs as another user, who has to pass.
  chmodSync(home, 0o711);
  const folder = path.join(home, 'feeds');
  mkdirSync(folder);
  const shop = await openShop(path.join(home, 'postgres'));
  const drill: Drill = { shop, folder, world: createWorld(seed), random: createRandom(seed) };
  // Minutes apart, so that no feed grows stale over fifty rounds.
  const start = Date.now() - day;
  const timeOf = (number: number) => new Date(start + number * 60_000);
  try {
    writeFeeds(drill, 1);
    const startedAt = Date.now();
    const code = await shop.importFolder(folder, timeOf(1)).ended;
    if (code !== 0) throw new Error(`The first import ended with ${code}.`);
    const usual = Date.now() - startedAt;
    await shop.startWeb();
    const done: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      done.push(await runRound(drill, round, timeOf, usual));
      onRound?.(done.at(-1) as Round);
    }
    return done;
  } finally {
    await shop.close();
    rmSync(home, { recursive: true, force: true });
  }
}
