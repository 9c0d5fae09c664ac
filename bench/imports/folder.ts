import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importOptions } from '../../src/server/platform/process/node-options.ts';
import { readProcess, ticksPerSecond } from '../http/processes.ts';

/** What an import took; processor times in seconds, NaN where they cannot be known (not Linux, not local). */
export type Measure = { megabytes: number; processor: number; postgres: number };

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
const pollEvery = 50;

/** Most memory that a process has held; Linux only. */
function peakMemory(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Adds up the processor time of PostgreSQL's processes, those that end meanwhile included. */
function createWatch(postmaster: number | undefined) {
  const before = new Map<number, number>();
  const latest = new Map<number, number>();
  function look(known: Map<number, number>): void {
    for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
      const found = readProcess(pid);
      if (found?.parent === postmaster) known.set(pid, found?.ticks ?? 0);
    }
  }
  if (postmaster) look(before);
  return {
    look: () => postmaster && look(latest),
    seconds: () =>
      postmaster
        ? [...latest].reduce((sum, [pid, ticks]) => sum + ticks - (before.get(pid) ?? 0), 0) / ticksPerSecond
        : Number.NaN,
  };
}

/**
 * Imports the folder as `npm run import` does (with the options that package.json gives), in a process and a session of its
 * own, as workers do.
 * `backend`: process id of a connection to a PostgreSQL on this machine.
 */
export function importFolder(feeds: string, backend?: number): Promise<Measure> {
  const postgres = createWatch(backend === undefined ? undefined : readProcess(backend)?.parent);
  const child = spawn(process.execPath, [...importOptions, main, 'import', feeds], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  let megabytes = 0;
  let ticks = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemory(child.pid));
    ticks = readProcess(child.pid ?? 0)?.ticks || ticks;
    postgres.look();
  }, pollEvery);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ megabytes, processor: ticks / ticksPerSecond, postgres: postgres.seconds() });
      else reject(new Error(`the import ended with code ${code}`));
    });
  });
}
