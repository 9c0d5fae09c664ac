import type { DatabasePool } from './database.ts';

const firstDataLock = 7_101_006;

/** Runs `work` while no other process of this database fills it with its first data. */
export const fillAlone = (database: DatabasePool, work: () => Promise<void>): Promise<void> =>
  database.session(async (session) => {
    await session.execute('select pg_advisory_lock($1)', [firstDataLock]);
    try {
      await work();
    } finally {
      await session.execute('select pg_advisory_unlock($1)', [firstDataLock]).catch(() => undefined);
    }
  });
