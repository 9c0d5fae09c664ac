import { expect, vi } from 'vitest';
import type { Database } from '../../src/server/platform/database/database.ts';

/** Waits until one session of this database waits for a lock that another holds. */
export const untilOneWaits = (database: Database): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await database.rows(
          `select from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()`,
        ),
      ).toHaveLength(1),
    { timeout: 30_000, interval: 10 },
  );
