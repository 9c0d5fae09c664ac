import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { importFeedFile } from '../../src/server/feeds/importing/import-feed.ts';
import type { ImportOptions, ImportResult } from '../../src/server/feeds/importing/import-options.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { type AwinRow, toCsv } from './awin-feed.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { emptyCatalogue } from './empty-tables.ts';

/** All that readers of the catalogue see, and where its rows lie. */
type Catalogue = Record<'offers' | 'points' | 'products' | 'summaries' | 'state', object[]>;
type OfferRow = { article_id: string; price_cents: number; gone_at: Date | null; product_id: number };

export type FeedImports = {
  readonly database: DatabasePool;
  /** To compare two states. */
  readCatalogue(): Promise<Catalogue>;
  readVersion(): Promise<number>;
  /** By article. */
  listOffers(): Promise<OfferRow[]>;
  /** Writes a feed's file; returns where it lies. */
  write(name: string, content: string | Buffer): Promise<string>;
  /** Writes rows as an Awin feed and imports it; `name`: the feed's, alpha.csv where it is left out. */
  importRows(
    rows: readonly AwinRow[],
    options?: Partial<ImportOptions> & { name?: string },
  ): Promise<ImportResult>;
};

export const day = 86_400_000;
const start = Math.floor(Date.now() / 1_000) * 1_000;
/** The same moment each time it is asked for. */
export const daysAgo = (days: number) => new Date(start - days * day);

async function readCatalogue(database: DatabasePool): Promise<Catalogue> {
  const [offers, points, products, summaries, state] = await Promise.all([
    database.rows('select *, ctid::text from offers order by id'),
    database.rows('select *, ctid::text from price_points order by offer_id, observed_at'),
    database.rows('select *, ctid::text from products order by id'),
    database.rows('select *, ctid::text from product_summaries order by product_id'),
    database.rows(
      'select feed_id, offer_id, gone_at, ctid::text from feed_offers order by feed_id, offer_id',
    ),
  ]);
  return { offers, points, products, summaries, state };
}

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
    readCatalogue: () => readCatalogue(testDatabase.database),
    readVersion: async () =>
      (await testDatabase.database.rows<{ version: number }>('select version from catalogue_state'))[0]
        ?.version ?? 0,
    listOffers: () => testDatabase.database.rows<OfferRow>('select * from offers order by article_id'),
    write,
    importRows: async (rows, { name = 'alpha.csv', ...options } = {}) =>
      importFeedFile({
        database: testDatabase.database,
        file: await write(name, toCsv(rows)),
        ...options,
      }),
  };
}
