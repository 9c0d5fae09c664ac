import { isStaff } from '../../../contract/accounts/roles.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { checkStaffPassword } from '../accounts/profile.ts';
import { findUserByEmail, requireNewPassword, type UserRow } from '../accounts/users-queries.ts';
import type { Tokens } from './session-tokens.ts';
import { openSession } from './sessions.ts';
import { hasSignedInFrom } from './sessions-queries.ts';
import { type Attempt, countAttempts, resetAttempts } from './throttling.ts';

type Credentials = { email: string; password: string };

/** A known device is not locked out by somebody who tries passwords from elsewhere. */
async function attemptsOf(
  db: DatabasePool,
  email: string,
  address: string,
  user: UserRow | undefined,
): Promise<Attempt[]> {
  const isKnown = await hasSignedInFrom(db, user?.id ?? 0, address);
  return [
    { limit: 'signInToAccountFromAddress', by: [email, address] },
    { limit: 'signInFromAddress', by: [address] },
    ...(isKnown ? [] : [{ limit: 'signInToAccount', by: [email] } as const]),
  ];
}

/**
 * Signs in with a password. The answer to an unknown e-mail address and the time it takes are those of a wrong
 * password. Staff whose password is too weak have to choose another one before they do anything. @throws AppError `invalid_request` where either is missing, `unauthenticated`, `too_many_requests`
 */
export async function signIn(
  db: DatabasePool,
  tokens: Tokens,
  { email, password }: Credentials,
  { client }: CallContext,
): Promise<{ user: UserRow; token: string }> {
  if (!email) throw new AppError('invalid_request', { reason: 'email_required' });
  if (!password) throw new AppError('invalid_request', { reason: 'password_required' });
  const address = client?.address ?? '';
  const user = await findUserByEmail(db, email);
  const attempts = await attemptsOf(db, email, address, user);
  await countAttempts(db, attempts);
  const isRight = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    await recordAudit(db, { action: 'sign_in_failed', subjectId: user?.id ?? null, address });
    throw new AppError('unauthenticated', { reason: 'wrong_credentials' });
  }
  await resetAttempts(db, attempts);
  // Chosen before they were staff, or before staff needed better ones.
  const isWeak = isStaff(user.role) && checkStaffPassword(password) !== undefined;
  const token = await db.transaction(async (transaction) => {
    if (isWeak) await requireNewPassword(transaction, user.id);
    await recordAudit(transaction, { action: 'signed_in', actorId: user.id, subjectId: user.id, address });
    return openSession(transaction, tokens, user, client);
  });
  return { user: { ...user, mustChangePassword: user.mustChangePassword || isWeak }, token };
}
