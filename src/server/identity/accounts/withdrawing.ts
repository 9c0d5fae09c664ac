import { deleteBrowsers, deleteBrowsersOf, renewMailToken, withdrawAlerts } from '../../alerts/service.ts';
import { deleteKeys } from '../../api-keys/service.ts';
import { deleteShare } from '../../favourites/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteSession, deleteSessions } from '../sessions/sessions-queries.ts';
import { deleteIdentities } from '../social/queries.ts';
import { deletePendingMoves } from './links-queries.ts';
import { type UserRow, updatePassword, verifyEmail } from './users-queries.ts';

/** Ends all sessions of a user, and the browser notifications of their alerts. */
export async function endSessions(db: Database, userId: number): Promise<void> {
  await deleteSessions(db, userId);
  await deleteBrowsers(db, userId);
}

/** Ends one session, and notifications to its browser and to those whose session is not known any more. Returns whether there was one. */
export async function endSession(db: Database, userId: number, id: string): Promise<boolean> {
  const isEnded = await deleteSession(db, userId, id);
  if (isEnded) await deleteBrowsersOf(db, userId, id);
  return isEnded;
}

/** Signs a user out of everything: programs with a key and asked-for changes of address too, which a thief may have made. */
export async function signOutEverywhere(db: Database, userId: number): Promise<void> {
  await endSessions(db, userId);
  await deleteKeys(db, userId);
  await deletePendingMoves(db, userId);
}

/** Somebody else may have had the account: the same, and all ways by which its alerts are read elsewhere. */
export async function withdrawAccess(db: Database, userId: number): Promise<void> {
  await signOutEverywhere(db, userId);
  await withdrawAlerts(db, userId);
}

/**
 * An account's address is confirmed for the first time. Somebody else may have registered it: nothing that they set up
 * gives access to the account or shows it any more. What they saved stays, as they can no longer read it. Whoever reads
 * mails to the address chooses the password.
 */
export async function handOver(db: Database, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await verifyEmail(db, id, email);
  await updatePassword(db, id, null);
  await deleteIdentities(db, id);
  await withdrawAccess(db, id);
  // After the confirmation, with which a guest's settings may become the account's.
  await renewMailToken(db, id);
  await deleteShare(db, id);
}
