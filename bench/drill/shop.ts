// A shop of its own processes, each of which can be killed: PostgreSQL, a web process, an import.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { describeCluster } from '../../src/server/platform/postgres/postgres-cluster.ts';
import { findServer } from '../../src/server/platform/postgres/postgres-process.ts';
import type { Report, ServerOptions } from '../http/messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Import = {
  /** Resolves to its exit code, null where it was killed. */
  ended: Promise<number | null>;
  kill(): void;
};

export type Shop = {
  databaseUrl: string;
  /** Address of the web process that runs. */
  address(): string;
  /** Imports the feeds of a folder as seen at a time. */
  importFolder(folder: string, observedAt: Date): Import;
  /** Kills with SIGKILL, and starts another web process. */
  killWeb(): void;
  startWeb(): Promise<void>;
  /** Kills PostgreSQL's first process with SIGKILL; the others end by themselves. */
  killPostgres(): void;
  /** Starts PostgreSQL again, which repairs itself from its log. */
  startPostgres(): Promise<void>;
  close(): Promise<void>;
};

async function openWeb(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(root, 'bench/http/server.ts'), {
    // It complains while the database is away, as it should.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const response = once(child, 'message');
  child.send({ kind: 'application', databaseUrl, recordings: {} } satisfies ServerOptions);
  const [report] = (await Promise.race([
    response,
    once(child, 'exit').then(() => Promise.reject(new Error('the web process ended'))),
  ])) as [Report];
  if (!('port' in report)) throw new Error('the web process told no port');
  return { child, port: report.port };
}

function startImport(databaseUrl: string, folder: string, observedAt: Date): Import {
  const main = path.join(root, 'src/server/main.ts');
  const child = spawn(process.execPath, [main, 'import', folder, '--at', observedAt.toISOString()], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  return {
    ended: once(child, 'exit').then(([code]) => code as number | null),
    kill: () => child.kill('SIGKILL'),
  };
}

/** Starts PostgreSQL (durable as the product's) below `directory`, migrated by the first import, without a web process. */
export async function openShop(directory: string): Promise<Shop> {
  const cluster = describeCluster(directory);
  let postgres: EmbeddedPostgres = await openEmbeddedPostgres({ directory });
  let web: { child: ChildProcess; port: number } | undefined;
  const databaseUrl = postgres.url;

  return {
    databaseUrl,
    address: () => `http://127.0.0.1:${web?.port}`,
    importFolder: (folder, observedAt) => startImport(databaseUrl, folder, observedAt),
    killWeb() {
      web?.child.kill('SIGKILL');
      web = undefined;
    },
    async startWeb() {
      web = await openWeb(databaseUrl);
    },
    killPostgres() {
      const pid = findServer(cluster);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    },
    async startPostgres() {
      await postgres.lost;
      await postgres.close();
      postgres = await openEmbeddedPostgres({ directory });
    },
    async close() {
      web?.child.kill('SIGKILL');
      await postgres.close();
    },
  };
}
