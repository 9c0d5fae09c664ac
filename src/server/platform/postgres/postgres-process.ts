import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './postgres-cluster.ts';

const gracefulStopTimeout = 4_000;
const pollInterval = 25;

/** The PID files of a server: in its data folder, and next to its socket. */
const dataLock = (cluster: Cluster) => path.join(cluster.data, 'postmaster.pid');
const socketLock = (cluster: Cluster) => path.join(cluster.socket, '.s.PGSQL.5432.lock');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is a server of this cluster, and not another process with a reused PID. */
function serves(pid: number, cluster: Cluster): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster.data);
  } catch {
    return false;
  }
}

function readServer(lock: string, cluster: Cluster): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return pid > 0 && serves(pid, cluster) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The PID of the cluster's server, whether starting, running or stopping. */
export const findServer = (cluster: Cluster): number | undefined => readServer(dataLock(cluster), cluster);

/** The PID of an orphaned server that still listens although its data folder was deleted or replaced. */
export function findOrphanedServer(cluster: Cluster): number | undefined {
  const listener = readServer(socketLock(cluster), cluster);
  return listener === findServer(cluster) ? undefined : listener;
}

/** Milliseconds: no server takes longer to write its PID into its lock file. */
const writing = 5_000;

/**
 * Whether a stale lock file would keep a new server from starting: its PID now belongs to another process, or
 * was never written. PostgreSQL removes all others itself; they may belong to a server that is just starting.
 */
function isMisleading(lock: string, cluster: Cluster): boolean {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    if (pid > 0) return isAlive(pid) && !serves(pid, cluster);
    return Date.now() - statSync(lock).mtimeMs > writing;
  } catch {
    return false;
  }
}

export function removeMisleadingLocks(cluster: Cluster): void {
  for (const lock of [dataLock(cluster), socketLock(cluster)]) {
    if (isMisleading(lock, cluster)) rmSync(lock, { force: true });
  }
}

/**
 * PostgreSQL's "fast" shutdown, then an "immediate" one (safe, but the next start recovers) where that takes too
 * long.
 */
export async function stopServer(pid: number): Promise<void> {
  const deadline = Date.now() + gracefulStopTimeout;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await delay(pollInterval);
  }
}
