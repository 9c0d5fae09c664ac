import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type ImportOptions,
  type ImportResult,
  importFeedFile,
} from '../../src/server/feeds/importing/import-feed.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { type AwinRow, toCsv } from './awin-feed.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { emptyCatalogue } from './empty-tables.ts';

export type FeedImports = {
  readonly database: DatabasePool;
  /** Writes a feed's file; returns where it lies. */
  write(name: string, content: string | Buffer): Promise<string>;
  /** Writes rows as an Awin feed and imports it; `name`: the feed's, alpha.csv where it is left out. */
  importRows(
    rows: readonly AwinRow[],
    options?: Partial<ImportOptions> & { name?: string },
  ): Promise<ImportResult>;
};

/** A database for the tests of a file, with an empty catalogue before each, and a folder for feeds. */
export function openFeedImports(): FeedImports {
  let testDatabase: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'visavis-feeds-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await testDatabase.drop();
  });
  beforeEach(() => emptyCatalogue(testDatabase.database, 'stale_product_facts'));

  async function write(name: string, content: string | Buffer): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  }

  return {
    get database() {
      return testDatabase.database;
    },
    write,
    importRows: async (rows, { name = 'alpha.csv', ...options } = {}) =>
      importFeedFile({
        database: testDatabase.database,
        file: await write(name, toCsv(rows)),
        ...options,
      }),
  };
}
