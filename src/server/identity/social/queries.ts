import type { Provider } from '../../../contract/accounts/social.ts';
import type { Database } from '../../platform/database/database.ts';

export type Identity = { provider: Provider; subject: string; email: string };

export async function findIdentityUser(
  db: Database,
  provider: Provider,
  subject: string,
): Promise<number | undefined> {
  const [row] = await db.rows<{ userId: number }>(
    'select user_id as "userId" from identities where provider = $1 and subject = $2',
    [provider, subject],
  );
  return row?.userId;
}

/** Links an account elsewhere to a user; one that is linked already stays where it is. */
export async function insertIdentity(db: Database, userId: number, identity: Identity): Promise<void> {
  await db.execute(
    `insert into identities (provider, subject, user_id, email) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [identity.provider, identity.subject, userId, identity.email],
  );
}

/** Unlinks all accounts elsewhere. */
export async function deleteIdentities(db: Database, userId: number): Promise<void> {
  await db.execute('delete from identities where user_id = $1', [userId]);
}

export async function deleteIdentity(
  db: Database,
  userId: number,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<void> {
  await db.execute('delete from identities where user_id = $1 and provider = $2 and subject = $3', [
    userId,
    provider,
    subject,
  ]);
}

export function listIdentities(db: Database, userId: number): Promise<Identity[]> {
  return db.rows<Identity>(
    'select provider, subject, email from identities where user_id = $1 order by provider, subject',
    [userId],
  );
}

export async function insertSignInCode(
  db: Database,
  code: { codeHash: Buffer; browserHash: Buffer; userId: number; seconds: number },
): Promise<void> {
  await db.execute(
    `insert into sign_in_codes (code_hash, browser_hash, user_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [code.codeHash, code.browserHash, code.userId, code.seconds],
  );
}

/** Redeems a code; returns its user if it is the right browser, in time. */
export async function takeSignInCode(
  db: Database,
  codeHash: Buffer,
  browserHash: Buffer,
): Promise<number | undefined> {
  const [row] = await db.rows<{ userId: number; isGood: boolean }>(
    `delete from sign_in_codes where code_hash = $1
     returning user_id as "userId", browser_hash = $2 and expires_at > now() as "isGood"`,
    [codeHash, browserHash],
  );
  return row?.isGood ? row.userId : undefined;
}

export async function insertLinkForIdentity(
  db: Database,
  link: { tokenHash: Buffer; userId: number; email: string; minutes: number; identity: Identity },
): Promise<void> {
  await db.execute(
    `insert into account_links (token_hash, user_id, purpose, email, provider, subject, expires_at)
     values ($1, $2, 'link', $3, $4, $5, now() + make_interval(mins => $6))`,
    [link.tokenHash, link.userId, link.email, link.identity.provider, link.identity.subject, link.minutes],
  );
}
