import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './postgres-cluster.ts';

const gracefulStopTimeout = 4_000;
const pollInterval = 25;

/** The files in which a server notes its process id: in its data folder, and beside its socket. */
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

/** Whether the process is a server of this cluster, and not a stranger with the number of one that died. */
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

/** The process id of the server that holds the cluster, be it starting, running or stopping. */
export const findServer = (cluster: Cluster): number | undefined => readServer(dataLock(cluster), cluster);

/** The process id of a server that still listens though its data folder was deleted or replaced. */
export function findOrphanedServer(cluster: Cluster): number | undefined {
  const listener = readServer(socketLock(cluster), cluster);
  return listener === findServer(cluster) ? undefined : listener;
}

/** Milliseconds: no server takes longer to write its number into a lock that it has made. */
const writing = 5_000;

/**
 * Whether a lock that a killed server left would keep a new one from starting: its number is that of another process by
 * now, or was never written. All others PostgreSQL removes itself; they may be those of a server that starts right now.
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

/** PostgreSQL's "fast" stop, then its "immediate" one (safe, but the next start repairs) if that takes too long. */
export async function stopServer(pid: number): Promise<void> {
  const deadline = Date.now() + gracefulStopTimeout;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await delay(pollInterval);
  }
}
