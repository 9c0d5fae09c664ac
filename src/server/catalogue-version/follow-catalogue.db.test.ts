import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { type CatalogueUpdate, followCatalogue, raiseCatalogueVersion } from './service.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const quiet = () => undefined;

it('tells of no change that may lag from a time to come, though the database’s clock was set back', async () => {
  const updates: CatalogueUpdate[] = [];
  const listener = followCatalogue({
    databaseUrl: base.url,
    log: { info: quiet, warn: quiet },
    onUpdate: (update) => updates.push(update),
    onAwaited: quiet,
  });
  await vi.waitFor(() => expect(updates).toHaveLength(1));
  await base.database.transaction(async (transaction) => {
    await raiseCatalogueVersion(transaction, { known: { productIds: [], mayLag: true } });
    await transaction.execute(`update product_changes set written_at = written_at + interval '1 hour'`);
  });
  await vi.waitFor(() => expect(updates).toHaveLength(2));
  const { lagsFrom } = updates[1] as CatalogueUpdate;
  expect(lagsFrom).not.toBeNull();
  expect(lagsFrom).toBeLessThanOrEqual(performance.now());
  await listener.close();
});
