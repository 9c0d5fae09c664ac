import type { Provider } from '../../../contract/accounts/social.ts';
import type { Database } from '../../platform/database/database.ts';

export type LinkPurpose = 'reset' | 'confirm' | 'undo' | 'link';
/** `provider` and `subject`: the account elsewhere that a link of purpose `link` is about. */
export type LinkRow = {
  userId: number;
  email: string;
  createdAt: Date;
  provider: Provider | null;
  subject: string | null;
};

export async function insertLink(
  db: Database,
  link: { tokenHash: Buffer; userId: number; purpose: LinkPurpose; email: string; minutes: number },
): Promise<void> {
  await db.execute(
    `insert into account_links (token_hash, user_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [link.tokenHash, link.userId, link.purpose, link.email, link.minutes],
  );
}

/**
 * Takes a link, so that it works once; undefined: there is none, or it is too old. Locks the user before the
 * link, like everything that ends links, which avoids deadlocks.
 */
export async function takeLink(
  db: Database,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkRow | undefined> {
  const [link] = await db.rows<LinkRow>(
    `with owner as materialized (
       select u.id from account_links l join users u on u.id = l.user_id
       where l.token_hash = $1 and l.purpose = $2 for update of u)
     delete from account_links l using owner
     where l.user_id = owner.id and l.token_hash = $1 and l.purpose = $2 and l.expires_at > now()
     returning l.user_id as "userId", l.email, l.created_at as "createdAt", l.provider, l.subject`,
    [tokenHash, purpose],
  );
  return link;
}

/** Whether a user has a valid link. */
export async function hasLink(
  db: Database,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  userId: number,
): Promise<boolean> {
  const found = await db.rows(
    `select from account_links
     where token_hash = $1 and purpose = $2 and user_id = $3 and expires_at > now()`,
    [tokenHash, purpose, userId],
  );
  return found.length > 0;
}

/** Ends links that would give an account another address. */
export async function deletePendingMoves(db: Database, userId: number): Promise<void> {
  await db.execute(
    `delete from account_links l using users u
     where u.id = l.user_id and u.id = $1 and l.purpose = 'confirm' and l.email <> u.email`,
    [userId],
  );
}

/** Ends links that would undo what came after `since`: those of former addresses that the account had before stay. */
export async function deleteLaterUndoLinks(db: Database, userId: number, since: Date): Promise<void> {
  await db.execute(`delete from account_links where user_id = $1 and purpose = 'undo' and created_at > $2`, [
    userId,
    since,
  ]);
}

export async function deleteLinks(
  db: Database,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db.execute('delete from account_links where user_id = $1 and purpose = any ($2)', [userId, purposes]);
}
