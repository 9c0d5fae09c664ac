import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readProcess } from './processes.ts';

/** A shop as `npm run web` starts it: built pages, compressed and kept. */
export type Shop = {
  port: number;
  /** Processor time of all of its processes and their threads so far, microseconds. */
  processorTime(): number;
  /** That of each web process, microseconds. */
  webTimes(): number[];
  stop(): Promise<void>;
};

/** Processor time of a process' threads that live, microseconds; the kernel counts it in nanoseconds there. */
function threadsTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [onProcessor] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    nanoseconds += Number(onProcessor);
  }
  return nanoseconds / 1_000;
}

/** A process with its children and theirs. */
function familyOf(pid: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const childrenOf = (parent: number): number[] =>
    pids
      .filter((each) => readProcess(each)?.parent === parent)
      .flatMap((each) => [each, ...childrenOf(each)]);
  return [pid, ...childrenOf(pid)];
}

/** Sums the processor time of processes, those that have ended meanwhile left out. */
export function timeOf(pids: readonly number[]): number {
  let sum = 0;
  for (const pid of pids) {
    try {
      sum += threadsTime(pid);
    } catch {}
  }
  return sum;
}

/** Tells the processor time of a local PostgreSQL in microseconds; `backend`: the process of one open connection. */
export function openPostgresClock(backend: number): () => number {
  const postmaster = readProcess(backend)?.parent;
  /** By process, as last seen: what one has spent still counts when it has ended. */
  const seen = new Map<number, number>();
  return () => {
    if (!postmaster) return Number.NaN;
    for (const pid of familyOf(postmaster)) seen.set(pid, Math.max(seen.get(pid) ?? 0, timeOf([pid])));
    return [...seen.values()].reduce((sum, time) => sum + time, 0);
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the web part of a shop on a database that holds a catalogue already; resolves when it is ready. */
export async function startShop(
  databaseUrl: string,
  variables: Readonly<Record<string, string>>,
): Promise<Shop> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'visavis-bench-'));
  const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
  const child = fork(main, ['start', 'web'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT: '0',
      SEED_DEMO: '0',
      ...variables,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded) throw new Error('The shop ended while it started.');
    await delay(100);
  }
  return {
    port,
    processorTime: () => timeOf(familyOf(child.pid ?? 0)),
    webTimes: () =>
      familyOf(child.pid ?? 0)
        .slice(1)
        .map((pid) => timeOf([pid])),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
