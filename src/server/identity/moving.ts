import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database.ts';
import type { Addressee, Correspondence } from './correspondence.ts';
import { deleteLinks } from './links-queries.ts';
import { isEmailFree } from './users-queries.ts';

/**
 * What comes with another address of an account, once it is stored: links that were mailed to the former one end, both
 * are told, and the former one can bring itself back. @throws AppError `conflict` where the new one is reserved for another account
 */
export async function finishMove(
  db: Transaction,
  letters: Correspondence,
  before: Addressee,
  after: Addressee,
): Promise<void> {
  if (!(await isEmailFree(db, after.email, after.id)))
    throw new AppError('conflict', { reason: 'email_taken' });
  await deleteLinks(db, before.id, ['reset', 'link']);
  await letters.tellOfMove(db, before);
  await letters.confirmAddress(db, after);
}
