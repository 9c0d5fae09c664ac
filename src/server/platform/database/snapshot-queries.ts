import type { Transaction } from './database.ts';

/** All that this transaction reads is of one moment. Called before its first query. */
export async function readOneSnapshot(transaction: Transaction): Promise<void> {
  await transaction.execute('set transaction isolation level repeatable read, read only');
}
