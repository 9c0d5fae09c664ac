import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { openTestPool, withDatabase } from './database-server.ts';

export type TestDatabase = { database: DatabasePool; url: string; drop(): Promise<void> };

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const admin = openTestPool(serverUrl, 1);
  try {
    await admin.execute(statement);
  } finally {
    await admin.close();
  }
}

/**
 * A database for one test file: create it in `beforeAll`, drop it in `afterAll`. A migrated, empty one, or a copy of `from`,
 * which nobody may be connected to.
 */
export async function createTestDatabase(from?: string): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabase');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // By files and not by the log of changes: half the time without fsync.
  await asAdministrator(serverUrl, `create database ${name} template ${from ?? template} strategy file_copy`);
  const url = withDatabase(serverUrl, name);
  const database = openTestPool(url, 10);
  return {
    database,
    url,
    async drop() {
      await database.close();
      await asAdministrator(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
