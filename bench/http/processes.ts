import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeOptions } from '../../src/server/platform/process/node-options.ts';
import type { Report, ServerOptions } from './messages.ts';

/** A server in a process of its own. */
export type MeasuredServer = {
  port: number;
  /** Processor time so far, microseconds. */
  processorTime(): Promise<number>;
  /** Resident memory, bytes. */
  residentBytes(): Promise<number>;
  stop(): void;
};

/** Starts a server to be measured. */
export async function startServer(options: ServerOptions): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), {
    execArgv: [...nodeOptions],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the ${options.kind} server ended`);
  });
  ended.catch(() => undefined);
  async function ask(message: object): Promise<Report> {
    const response = once(child, 'message');
    child.send(message);
    const [report] = await Promise.race([response, ended]);
    return report as Report;
  }
  const started = await ask(options);
  if (!('port' in started)) throw new Error('the server told no port');

  return {
    port: started.port,
    async processorTime() {
      const response = await ask({});
      return 'microseconds' in response ? response.microseconds : Number.NaN;
    },
    async residentBytes() {
      const response = await ask({});
      return 'residentBytes' in response ? response.residentBytes : Number.NaN;
    },
    stop: () => child.disconnect(),
  };
}

/** Clock ticks per second of /proc on Linux. */
export const ticksPerSecond = 100;

type Process = { parent: number; ticks: number };

/**
 * A process' parent and clock ticks so far; undefined: it is gone. The name in parentheses may hold anything; fields
 * are counted from behind it (man proc_pid_stat).
 */
export function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    return undefined;
  }
}

/** Reads processor time, microseconds; undefined where it cannot be known. */
export type Meter = () => number | undefined;

/** A meter of a local PostgreSQL, all its processes; `backend` is the process id of one connection that is open now. */
export function createPostgresMeter(backend: number): Meter {
  const postmaster = readProcess(backend)?.parent;
  if (!postmaster) return () => undefined;
  return () => {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    const own = pids.map(readProcess).filter((process) => process?.parent === postmaster);
    const ticks = own.reduce((sum, process) => sum + (process?.ticks ?? 0), 0);
    return (ticks * 1_000_000) / ticksPerSecond;
  };
}
