import type { DatabasePool, Transaction } from './database.ts';

/**
 * Processes waiting entries, each in its own transaction, until none is left or it is aborted; returns how many. The
 * next one is queried each time, as more may come meanwhile.
 */
export async function oneByOne(
  database: DatabasePool,
  findNext: (database: DatabasePool) => Promise<number | undefined>,
  workOff: (transaction: Transaction, id: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal?.aborted) {
    const id = await findNext(database);
    if (id === undefined) break;
    await database.transaction((transaction) => workOff(transaction, id));
    done += 1;
  }
  return done;
}
