import { mkdtempSync, rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppConfig, type AppOptions, createApp } from '../../src/server/app.ts';
import type { LogLevel } from '../../src/server/platform/config.ts';
import { createSeed, type Seed } from './catalogue.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFakeSearch } from './fake-search.ts';

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

/** The application on a database of its own, asked through `inject`. */
export async function createTestApp(
  options: Partial<Omit<AppOptions, 'config'>> & { config?: Partial<AppConfig> } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
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
    config: {
      publicUrl: 'http://shop.test',
      dataDir,
      s3: undefined,
      trustProxy: false,
      rateLimit: 0,
      metricsToken: undefined,
      seedDemo: false,
      corsOrigins: [],
      allowAddresses: [],
      tokenSecret: undefined,
      google: undefined,
      facebook: undefined,
      shop: { email: undefined, phone: undefined, address: undefined },
      ...options.config,
    },
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
