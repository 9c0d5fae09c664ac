import type { Pace } from '../../contract/alerts/channels.ts';
import type { Database } from '../platform/database/database.ts';

export type SettingsRow = {
  mails: boolean;
  mailPace: Pace;
  quietFrom: number | null;
  quietTo: number | null;
  feedToken: string;
  emailVerified: boolean;
};

/** Inserts the default settings of a user, unless they have some. */
export async function ensureSettings(
  db: Database,
  userId: number,
  tokens: { mail: string; feed: string },
): Promise<void> {
  await db.execute(
    `insert into alert_settings (user_id, mail_token, feed_token) values ($1, $2, $3)
     on conflict (user_id) do nothing`,
    [userId, tokens.mail, tokens.feed],
  );
}

/** Lets alerts fire meanwhile: what they write refers to the user's key only. */
export async function lockSettings(transaction: Database, userId: number): Promise<void> {
  await transaction.rows('select from users where id = $1 for no key update', [userId]);
}

export async function findSettings(db: Database, userId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.rows<SettingsRow>(
    `select s.mails, s.mail_pace as "mailPace", s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.feed_token as "feedToken", u.email_verified_at is not null as "emailVerified"
     from alert_settings s join users u on u.id = s.user_id where s.user_id = $1`,
    [userId],
  );
  return row;
}

export async function hasConfirmedAddress(db: Database, userId: number): Promise<boolean> {
  const rows = await db.rows('select from users where id = $1 and email_verified_at is not null', [userId]);
  return rows.length > 0;
}

export async function updateMails(db: Database, userId: number, mails: boolean): Promise<void> {
  await db.execute('update alert_settings set mails = $2 where user_id = $1', [userId, mails]);
}

/** Another pace begins with its next digest. */
export async function updateMailPace(db: Database, userId: number, pace: Pace): Promise<void> {
  await db.execute(
    `update alert_settings set mail_pace = $2, mail_next_at = next_digest($2, now())
     where user_id = $1 and mail_pace <> $2`,
    [userId, pace],
  );
}

/** Hours of the day; null: none. */
export async function updateQuiet(
  db: Database,
  userId: number,
  quiet: { from: number; to: number } | null,
): Promise<void> {
  await db.execute('update alert_settings set quiet_from = $2, quiet_to = $3 where user_id = $1', [
    userId,
    quiet?.from ?? null,
    quiet?.to ?? null,
  ]);
}

export async function updateFeedToken(db: Database, userId: number, token: string): Promise<void> {
  await db.execute('update alert_settings set feed_token = $2 where user_id = $1', [userId, token]);
}

export async function updateMailToken(db: Database, userId: number, token: string): Promise<void> {
  await db.execute('update alert_settings set mail_token = $2 where user_id = $1', [userId, token]);
}

/** Returns whether the token is anybody's. */
export async function switchMailsOff(db: Database, mailToken: string): Promise<boolean> {
  const touched = await db.execute('update alert_settings set mails = false where mail_token = $1', [
    mailToken,
  ]);
  return touched > 0;
}

export async function findFeedOwner(
  db: Database,
  feedToken: string,
): Promise<{ userId: number; language: 'fr' | 'en' } | undefined> {
  const [row] = await db.rows<{ userId: number; language: 'fr' | 'en' }>(
    `select u.id as "userId", u.language from alert_settings s join users u on u.id = s.user_id
     where s.feed_token = $1`,
    [feedToken],
  );
  return row;
}
