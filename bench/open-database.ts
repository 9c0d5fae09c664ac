import type { DatabasePool } from '../src/server/platform/database/database.ts';
import { openDatabase } from '../src/server/wiring/open-database.ts';

/** Opens a database for a measurement, brought up to date. */
export const openBenchDatabase = (url: string): Promise<DatabasePool> =>
  openDatabase(url, { say: () => undefined, stopping: new AbortController().signal });
