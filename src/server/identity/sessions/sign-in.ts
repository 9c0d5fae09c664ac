import { isStaff } from '../../../contract/accounts/roles.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext, Caller } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { checkStaffPassword } from '../accounts/profile.ts';
import {
  findUserByEmail,
  lockIfSamePassword,
  requireNewPassword,
  type UserRow,
} from '../accounts/users-queries.ts';
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

/** Opens a session for who has said the right password; undefined where the account has another one by now. */
function begin(
  db: DatabasePool,
  tokens: Tokens,
  { checked, password }: { checked: UserRow; password: string },
  client: Caller | undefined,
): Promise<{ user: UserRow; token: string } | undefined> {
  return db.transaction(async (transaction) => {
    const user = await lockIfSamePassword(transaction, checked);
    if (!user) return undefined;
    // Chosen before they were staff, or before staff needed better ones.
    const isWeak = isStaff(user.role) && checkStaffPassword(password) !== undefined;
    if (isWeak) await requireNewPassword(transaction, user.id);
    const address = client?.address ?? '';
    await recordAudit(transaction, { action: 'signed_in', actorId: user.id, subjectId: user.id, address });
    const token = await openSession(transaction, tokens, user, client);
    return { user: { ...user, mustChangePassword: user.mustChangePassword || isWeak }, token };
  });
}

/**
 * Signs in with a password. The response to an unknown e-mail address and the time it takes are those of a wrong
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
  const found = await findUserByEmail(db, email);
  const attempts = await attemptsOf(db, email, address, found);
  await countAttempts(db, attempts);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  const signedIn = found && isRight && (await begin(db, tokens, { checked: found, password }, client));
  if (!signedIn) {
    await recordAudit(db, { action: 'sign_in_failed', subjectId: found?.id ?? null, address });
    throw new AppError('unauthenticated', { reason: 'wrong_credentials' });
  }
  await resetAttempts(db, attempts);
  return signedIn;
}
