import { randomBytes } from 'node:crypto';
import { isEmail } from '../../../contract/accounts/account-rules.ts';
import { normalEmail } from '../../../contract/accounts/email-form.ts';
import type { SocialFailure } from '../../../contract/accounts/social.ts';
import { cutText } from '../../../contract/cut-text.ts';
import type { Language } from '../../../contract/language.ts';
import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/hashing/sha256.ts';
import type { AccountMailer } from '../accounts/account-mailer.ts';
import { redeemLink } from '../accounts/links.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from '../accounts/users-queries.ts';
import { handOver } from '../accounts/withdrawing.ts';
import type { Tokens } from '../sessions/session-tokens.ts';
import { openSession } from '../sessions/sessions.ts';
import type { SocialProfile } from './providers.ts';
import { findIdentityUser, insertIdentity, insertSignInCode, takeSignInCode } from './queries.ts';

const codeSeconds = 60;
const maxName = 100;
const randomText = () => randomBytes(32).toString('base64url');

/** The user who is signed in, or why not. */
type Decision = { user: UserRow } | { failure: SocialFailure };

const nameOf = ({ name, email = '' }: SocialProfile): string =>
  cutText(
    name
      .normalize('NFC')
      .replaceAll(/\p{Cc}|\p{Cs}/gu, ' ')
      .trim(),
    maxName,
  ) ||
  (email.split('@')[0] ?? '');

async function createUser(
  db: Database,
  mailer: AccountMailer,
  profile: SocialProfile & { email: string },
  language: Language,
): Promise<Decision> {
  const { email, isVerified } = profile;
  const values = { email, name: nameOf(profile), phone: '', role: 'user' as const, language };
  const user = await insertUser(db, { ...values, passwordHash: null, isVerified });
  if (!user) return { failure: 'failed' };
  await insertIdentity(db, user.id, profile);
  if (!isVerified) await mailer.welcome(db, user);
  const details = { provider: profile.provider };
  await recordAudit(db, { action: 'registered', actorId: user.id, subjectId: user.id, details });
  return { user };
}

/**
 * Decides by provider and subject whose account it is. An address alone opens an account only if the provider and
 * we have both seen that it is theirs; otherwise a link mailed to the account's owner decides.
 */
export async function decide(
  db: Database,
  mailer: AccountMailer,
  profile: SocialProfile,
  language: Language,
): Promise<Decision> {
  const linked = await findIdentityUser(db, profile.provider, profile.subject);
  const known = linked === undefined ? undefined : await findUser(db, linked);
  if (known) return { user: known };
  const email = normalEmail(profile.email ?? '');
  if (!isEmail(email)) return { failure: 'no_email' };
  if (profile.provider === 'google' && !profile.isVerified) return { failure: 'unverified' };
  const owner = await findUserByEmail(db, email);
  if (!owner) return createUser(db, mailer, { ...profile, email }, language);
  if (!profile.isVerified || !owner.emailVerifiedAt) {
    await mailer.askToLink(db, owner, { ...profile, email });
    return { failure: 'link_mailed' };
  }
  await insertIdentity(db, owner.id, { ...profile, email });
  const details = { provider: profile.provider };
  await recordAudit(db, { action: 'identity_linked', actorId: owner.id, subjectId: owner.id, details });
  return { user: owner };
}

/** Makes the code that a page exchanges for a token, and the cookie that proves it is the same browser. */
export async function issueCode(db: Database, userId: number): Promise<{ code: string; browser: string }> {
  const [code, browser] = [randomText(), randomText()];
  await insertSignInCode(db, {
    codeHash: sha256(code),
    browserHash: sha256(browser),
    userId,
    seconds: codeSeconds,
  });
  return { code, browser };
}

/** Exchanges a code for a session; it is used up either way. @throws AppError `invalid_request` */
export async function exchangeCode(
  db: DatabasePool,
  tokens: Tokens,
  code: string,
  browser: string,
  { client }: CallContext,
): Promise<{ user: UserRow; token: string }> {
  const signedIn = await db.transaction(async (transaction) => {
    const userId = await takeSignInCode(transaction, sha256(code), sha256(browser));
    const user = userId === undefined ? undefined : await findUser(transaction, userId);
    if (!user) return undefined;
    const address = client?.address ?? '';
    await recordAudit(transaction, { action: 'signed_in', actorId: user.id, subjectId: user.id, address });
    return { user, token: await openSession(transaction, tokens, user, client) };
  });
  // Thrown out here: within the transaction it would give the code back.
  if (!signedIn) throw new AppError('invalid_request', { reason: 'link_spent' });
  return signedIn;
}

/**
 * Links an account elsewhere by a mailed link, which proves who reads the address it was sent to: it must still be
 * the account's. Where it was not confirmed yet, the account has no password after that. @throws AppError
 * `invalid_request`
 */
export async function linkIdentity(db: DatabasePool, token: string, { client }: CallContext): Promise<void> {
  await db.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, 'link');
    const user = link && (await findUser(transaction, link.userId));
    if (!link?.provider || !link.subject || user?.email !== link.email) {
      throw new AppError('invalid_request', { reason: 'link_spent' });
    }
    if (!user.emailVerifiedAt) await handOver(transaction, user);
    const { provider, subject, email } = link;
    await insertIdentity(transaction, user.id, { provider, subject, email });
    await recordAudit(transaction, {
      action: 'identity_linked',
      subjectId: user.id,
      address: client?.address ?? '',
      details: { provider },
    });
  });
}
