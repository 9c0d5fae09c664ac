import { exportAlerts, exportChannels, exportListAlerts, exportSearchAlerts } from '../../alerts/service.ts';
import { listOwnKeys } from '../../api-keys/service.ts';
import { erasePersonalData, listPersonsEntries, recordAudit } from '../../audit/service.ts';
import { exportCart } from '../../cart/service.ts';
import { exportFavourites } from '../../favourites/service.ts';
import { deleteMailsOf, listMailsOf } from '../../mail/service.ts';
import { getOwnTerms } from '../../my-price/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallResult, SignedInContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { exportReports } from '../../reports/service.ts';
import { exportHours } from '../../time-tracker/service.ts';
import { describeUser } from '../describe-user.ts';
import { listLiveSessions } from '../sessions/sessions-queries.ts';
import { listIdentities } from '../social/queries.ts';
import { countSuperadmins, deleteUser, lockSuperadmins } from '../staff/staff-queries.ts';
import { getUser, lockVerified, verifyOwnPassword } from './profile.ts';

/** One's live sessions, the last used first. */
export async function listOwnSessions(
  db: DatabasePool,
  { session }: SignedInContext,
): Promise<CallResult<'listSessions'>> {
  const rows = await listLiveSessions(db, session.userId);
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, address, userAgent }) => ({
    _id: id,
    isCurrent: id === session.id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
  }));
}

/** Everything that is stored about the caller (GDPR article 15 and 20). */
export async function exportOwnData(
  db: DatabasePool,
  context: SignedInContext,
): Promise<CallResult<'exportOwnData'>> {
  const { userId } = context.session;
  const user = await getUser(db, userId);
  const [
    sessions,
    events,
    mails,
    identities,
    cart,
    favourites,
    alerts,
    listAlerts,
    searchAlerts,
    channels,
    apiKeys,
    ownTerms,
    reports,
    hours,
  ] = await Promise.all([
    listOwnSessions(db, context),
    listPersonsEntries(db, userId),
    listMailsOf(db, userId),
    listIdentities(db, userId),
    exportCart(db, userId),
    exportFavourites(db, userId),
    exportAlerts(db, userId),
    exportListAlerts(db, userId),
    exportSearchAlerts(db, userId),
    exportChannels(db, userId),
    listOwnKeys(db, userId),
    getOwnTerms(db, userId),
    exportReports(db, userId),
    exportHours(db, userId),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    profile: describeUser(user),
    createdAt: user.createdAt.toISOString(),
    language: user.language,
    sessions,
    identities,
    cart,
    favourites,
    reports,
    alerts,
    listAlerts,
    searchAlerts,
    channels,
    apiKeys,
    ownTerms,
    hours,
    events: events.map(({ at, action, address, details }) => ({
      at: at.toISOString(),
      action,
      address,
      details,
    })),
    mails: mails.map(({ createdAt, toAddress, subject }) => ({
      createdAt: createdAt.toISOString(),
      toAddress,
      subject,
    })),
  };
}

/**
 * Deletes an account and everything personal; the log keeps that it happened, to a number that says nothing.
 * @throws AppError `invalid_request` for a wrong password, `conflict` for the last superadmin
 */
export async function deleteOwnAccount(
  db: DatabasePool,
  password: string,
  { session, client }: SignedInContext,
): Promise<void> {
  const checked = await getUser(db, session.userId);
  await verifyOwnPassword(db, checked, password, client?.address ?? '');
  await db.transaction(async (transaction) => {
    await lockSuperadmins(transaction);
    const user = await lockVerified(transaction, checked);
    if (user.role === 'superadmin' && (await countSuperadmins(transaction)) === 1) {
      throw new AppError('conflict', { reason: 'last_superadmin' });
    }
    await deleteMailsOf(transaction, user.id);
    await deleteUser(transaction, user.id);
    await erasePersonalData(transaction, user.id);
    await recordAudit(transaction, { action: 'account_deleted', subjectId: user.id });
  });
}
