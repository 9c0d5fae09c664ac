import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { feedJob } from './jobs.ts';

let testDatabase: TestDatabase;
let dataDir: string;
/** A merchant who takes requests and never answers. */
let merchant: http.Server;
let asked = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  dataDir = mkdtempSync('/tmp/visavis-collect-');
  merchant = http.createServer(() => {
    asked++;
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('ALLOW_ADDRESSES', '127.0.0.1');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  merchant?.closeAllConnections();
  merchant?.close();
  await testDatabase?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an import that is cancelled ends with its process, and is not begun again', async () => {
  const { database, url } = testDatabase;
  const { port } = merchant.address() as AddressInfo;
  await database.execute(`insert into merchants (name, name_key) values ('Slow', 'slow')`);
  await database.execute(
    `insert into feeds (merchant_id, name, url, next_at) select id, 'main', $1, now() from merchants`,
    [`http://127.0.0.1:${port}/feed.csv`],
  );
  const warned: unknown[] = [];
  const ignore = () => undefined;
  const log = {
    debug: ignore,
    info: ignore,
    error: ignore,
    warn: (fields: unknown) => void warned.push(fields),
  };
  const collected = feedJob(database, url, log).run(new AbortController().signal);
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(1);
  await database.execute('update feeds set is_cancelled = true');
  await collected;
  expect(
    await database.rows(
      `select last_fault->>'code' as fault, busy_since as "busySince", next_at > now() as "isLater" from feeds`,
    ),
  ).toEqual([{ fault: 'import_cancelled', busySince: null, isLater: true }]);
  expect(asked).toBe(1);
  expect(warned).toEqual([]);
}, 120_000);
