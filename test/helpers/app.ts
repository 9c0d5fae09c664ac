import { mkdtempSync, rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { LogLevel } from '../../src/server/platform/config-variables.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import type { AppConfig, AppOptions } from '../../src/server/wiring/app-options.ts';
import { createSeed, type Seed } from './catalogue.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFakeSearch } from './fake-search.ts';
import { plainConfig } from './plain-config.ts';

type LogEntry = { level: LogLevel; message: string; fields: Record<string, unknown> };

export type TestApp = {
  app: FastifyInstance;
  seed: Seed;
  database: TestDatabase;
  /** What the application logged so far. */
  logged: LogEntry[];
  /** Folder of the application's files. */
  dataDir: string;
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Makes seeded rows visible to lists. */
  publish(): Promise<void>;
  close(): Promise<void>;
};

export type TestAppOptions = Partial<Omit<AppOptions, 'config'>> & {
  config?: Partial<AppConfig>;
  /** What its database is to hold before it starts. */
  prepare?: (database: DatabasePool) => Promise<unknown>;
};

/** The application on a database of its own, asked through `inject`. */
export async function createTestApp({ prepare, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  await prepare?.(database.database);
  const search = createFakeSearch();
  const dataDir = mkdtempSync('/tmp/visavis-app-');
  const logged: LogEntry[] = [];
  const write = (level: LogEntry['level']) => (fields: object, message: string) => {
    logged.push({ level, message, fields: { ...fields } });
  };
  const app = await createApp({
    database: database.database,
    search,
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    ...options,
    config: { ...plainConfig(dataDir), publicUrl: 'http://shop.test', ...options.config },
  });
  const seed = createSeed(database.database);

  return {
    app,
    seed,
    database,
    logged,
    dataDir,
    get: async (url, request) => app.inject({ method: 'GET', url, ...request }),
    async publish() {
      await seed.summaries();
      await search.load(database.database);
    },
    async close() {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The same for all tests of a file: opened before them, and closed after. */
export function openTestApp(options?: TestAppOptions): TestApp {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await createTestApp(options);
  });
  afterAll(() => opened?.close());
  return {
    get app() {
      return opened.app;
    },
    get seed() {
      return opened.seed;
    },
    get database() {
      return opened.database;
    },
    get logged() {
      return opened.logged;
    },
    get dataDir() {
      return opened.dataDir;
    },
    get: (...request) => opened.get(...request),
    publish: () => opened.publish(),
    close: () => opened.close(),
  };
}
