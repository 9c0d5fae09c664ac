import type { DatabasePool } from '../src/server/platform/database/database.ts';
import { importDeliveries } from './import-deliveries.ts';
import { getDemoState } from './queries.ts';

export type RefreshDemoOptions = {
  database: DatabasePool;
  /** DATA_DIR. */
  dataDir: string;
  now?: Date;
  signal?: AbortSignal | undefined;
};

/**
 * Imports what the demo's merchants have put out since the last time, so that a demo left alone stays
 * alive; after a pause, as a first start does. Nothing happens where there is no demo.
 */
export async function refreshDemo({
  database,
  dataDir,
  now = new Date(),
  signal,
}: RefreshDemoOptions): Promise<void> {
  const { isDemo } = await getDemoState(database, []);
  if (isDemo) await importDeliveries({ database, dataDir, now, signal });
}
