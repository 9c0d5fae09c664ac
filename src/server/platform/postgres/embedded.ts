import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { claimPart, ensureDatabase, joinUsers, leaveUsers, type Part } from './embedded-queries.ts';
import {
  type Cluster,
  describeCluster,
  launch,
  logTail,
  prepareCluster,
  superuser,
} from './postgres-cluster.ts';
import { findOrphanedServer, findServer, removeMisleadingLocks, stopServer } from './postgres-process.ts';

const databaseName = 'visavis';
const startTimeout = 60_000;
const pollInterval = 25;
const maxLaunches = 3;
const relaunchPause = 100;

type Settings = Readonly<Record<string, string>>;

export type EmbeddedPostgresOptions = {
  /** Folder of the server's programs, data and log; created where missing. */
  directory: string;
  /** PostgreSQL settings in addition to ours. */
  settings?: Settings;
};

/** The embedded server, in use by this process until `close`. */
export type EmbeddedPostgres = {
  url: string;
  /** Whether it was running already: for another process, or left by a killed one. */
  wasRunning: boolean;
  /** Resolves when the server ended unexpectedly; opening again restarts it at the same address. */
  lost: Promise<void>;
  /**
   * Claims a part of the application for this process, under `address`, while it uses the server. Resolves to
   * the address of the process that has it already, else to undefined.
   */
  claim(part: Part, address: string): Promise<string | undefined>;
  /** Ends our use; the last user stops the server. */
  close(): Promise<void>;
};

const addressOf = ({ socket }: Cluster, database: string): string =>
  `postgresql://${superuser}@${encodeURIComponent(socket)}/${database}`;

/**
 * Connects to a running server; undefined while it is not running, starting or stopping. The connection stays open as
 * long as we use the server: the lock belongs to it.
 */
async function connect(cluster: Cluster): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, 'postgres'),
    application_name: 'visavis keeper',
  });
  // Errors are followed by `end`, which we listen to.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await joinUsers(client)) return client;
  } catch {
    // Not running yet, or no more: the caller tries again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

const isRunning = (server: ChildProcess | undefined): boolean =>
  server !== undefined && server.exitCode === null && server.signalCode === null;

/** PostgreSQL's word for a killed server whose backends have not noticed yet: each ends with its present statement. */
const stillEnding = 'pre-existing shared memory block';

/** Starts a server, or joins one that another process is starting; waits for one that is stopping. */
async function startOrJoin(cluster: Cluster, settings: Settings): Promise<pg.Client> {
  const programs = await prepareCluster(cluster);
  const deadline = Date.now() + startTimeout;
  let server: ChildProcess | undefined;
  for (let launches = 0; Date.now() < deadline; await delay(pollInterval)) {
    const keeper = await connect(cluster);
    if (keeper) return keeper;
    if (isRunning(server) || findServer(cluster) !== undefined) continue;
    // With retries, as another server may just be stopping.
    if (launches >= maxLaunches && !logTail(cluster).includes(stillEnding)) break;
    if (launches > 0) await delay(relaunchPause);
    removeMisleadingLocks(cluster);
    server = launch(programs, cluster, settings);
    launches += 1;
  }
  throw new Error(`The embedded PostgreSQL did not start. It said:\n${logTail(cluster)}`);
}

async function leave(keeper: pg.Client, cluster: Cluster): Promise<void> {
  const isLastUser = await leaveUsers(keeper);
  const server = findServer(cluster);
  if (isLastUser && server !== undefined) {
    // The folder of its socket stays: another process may be starting a server there.
    await stopServer(server);
  }
  await keeper.end();
}

/**
 * Finds or starts the embedded server below `directory` and creates its database where needed. Several
 * processes may use one server: each holds a lock in it, the last one to close stops it. A server left behind
 * by killed processes has no users; the next process to open it becomes its user.
 * @throws Error with a message for the terminal.
 */
export async function openEmbeddedPostgres({
  directory,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = describeCluster(directory);
  const stray = findOrphanedServer(cluster);
  if (stray !== undefined) await stopServer(stray);

  const found = await connect(cluster);
  const keeper = found ?? (await startOrJoin(cluster, settings));
  await ensureDatabase(keeper, databaseName);

  let isClosing = false;
  const lost = new Promise<void>((resolve) => {
    keeper.once('end', () => {
      if (!isClosing) resolve();
    });
  });
  return {
    url: addressOf(cluster, databaseName),
    wasRunning: found !== undefined,
    lost,
    claim: (part, address) => claimPart(keeper, part, address),
    async close() {
      isClosing = true;
      // Without its connection the server has ended, or its next user takes it over.
      await leave(keeper, cluster).catch(() => undefined);
    },
  };
}
