import { openDatabase } from '../src/server/open-database.ts';
import type { DatabasePool } from '../src/server/platform/database.ts';

/** Opens a database for a measurement, brought up to date. */
export const openBenchDatabase = (url: string): Promise<DatabasePool> =>
  openDatabase(url, { say: () => undefined, stopping: new AbortController().signal });
