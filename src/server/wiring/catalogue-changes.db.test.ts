import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { sendOnCatalogueChange } from './catalogue-changes.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

test('a start sends every job, a change at once only those that somebody waits for', async () => {
  const sent: string[] = [];
  const quiet = () => undefined;
  const listener = sendOnCatalogueChange({ atOnce: ['alerts'], debounced: ['drops'] }, base.url, {
    database: base.database,
    jobs: {
      send: async (_database, name) => {
        sent.push(name);
      },
      work: async () => undefined,
      close: async () => undefined,
    },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['alerts', 'drops']);
  await raiseCatalogueVersion(base.database);
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThan(2);
  expect(sent).toEqual(['alerts', 'drops', 'alerts']);
  await listener.close();
});
