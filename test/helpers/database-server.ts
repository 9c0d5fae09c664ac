import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, type DatabasePool } from '../../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../../src/server/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { makeServerFolder } from './server-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database, and the migrated database to clone. */
    testDatabase: { serverUrl: string; template: string };
  }
}

/** What tests need no guarantee for. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_connections: '200',
  // Each new connection maps them, each table that is dropped is looked for in them.
  shared_buffers: '32MB',
};

type Server = { url: string; close(): Promise<void> };

async function startServer(): Promise<Server> {
  const directory = makeServerFolder();
  const server = await openEmbeddedPostgres({
    directory: path.join(directory, 'postgres'),
    settings: forgetful,
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
      // The folder of its socket, which the next start would use again.
      rmSync(decodeURIComponent(new URL(server.url).hostname), { recursive: true, force: true });
    },
  };
}

/** The server of TEST_DATABASE_URL (its user may create databases), or one embedded for this run. */
async function openServer(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, close: async () => undefined } : startServer();
}

export const openTestPool = (url: string, max: number): DatabasePool =>
  createDatabase({ url, applicationName: 'visavis tests', max, onIdleError: () => undefined });

/** The same server's other database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function createTemplate(admin: DatabasePool, serverUrl: string, template: string): Promise<void> {
  await admin.execute(`create database ${template}`);
  const database = openTestPool(withDatabase(serverUrl, template), 1);
  await migrate(database, await readMigrations(migrationsDirectory));
  await database.close();
}

/** Databases of this run that a killed test file left. */
async function dropAll(admin: DatabasePool, prefix: string): Promise<void> {
  const left = await admin.rows<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of left) await admin.execute(`drop database if exists ${name} with (force)`);
}

type Opened = { serverUrl: string; template: string; close(): Promise<void> };

async function open(): Promise<Opened> {
  const server = await openServer();
  const admin = openTestPool(server.url, 1);
  const template = `test_${randomBytes(4).toString('hex')}`;
  await createTemplate(admin, server.url, template);
  return {
    serverUrl: server.url,
    template,
    async close() {
      await dropAll(admin, template);
      await admin.close();
      await server.close();
    },
  };
}

let opened: Promise<Opened> | undefined;
let users = 0;

/** Vitest's global set-up: one server and one migrated template for all files of a run, of whichever project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users++;
  opened ??= open();
  const { serverUrl, template, close } = await opened;
  project.provide('testDatabase', { serverUrl, template });
  return async () => {
    users--;
    if (users === 0) await close();
  };
}
