import { createDatabase, type DatabasePool } from '../src/server/platform/database/database.ts';
import { openDatabase } from '../src/server/wiring/open-database.ts';

/** Opens a database for a measurement, brought up to date. */
export const openBenchDatabase = (url: string): Promise<DatabasePool> =>
  openDatabase(url, { say: () => undefined, stopping: new AbortController().signal });

/** Connects to a database as it stands. */
export const connectBenchDatabase = (url: string, max = 1): DatabasePool =>
  createDatabase({ url, applicationName: 'visavis bench', max, onIdleError: () => undefined });
