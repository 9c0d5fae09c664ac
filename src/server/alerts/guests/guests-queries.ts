import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../platform/database/database.ts';

/** Whose confirmed address this is: an account, or a guest; undefined: nobody's yet. */
export async function findByAddress(
  db: Database,
  email: string,
): Promise<{ userId: number; isGuest: boolean } | undefined> {
  const [row] = await db.rows<{ userId: number; isGuest: boolean }>(
    `select id as "userId", false as "isGuest" from users where email = $1 and email_verified_at is not null
     union all
     select user_id, true from alert_guests where email = $1
     order by "isGuest" limit 1`,
    [email],
  );
  return row;
}

/** Whether somebody without an account has alerts at an address. */
export async function hasGuestAlerts(db: Database, email: string): Promise<boolean> {
  return (await db.rows('select from alert_guests where email = $1', [email])).length > 0;
}

/** Makes a guest of an address that was just confirmed, unless there is one. Returns the id. */
export async function insertGuest(
  transaction: Database,
  { email, language }: { email: string; language: Language },
): Promise<number> {
  // .invalid is nobody's (RFC 6761).
  const [user] = await transaction.rows<{ id: number }>(
    `insert into users (email, name, language, email_verified_at) values ($1, 'guest', $2, now()) returning id`,
    [`${randomUUID()}@guest.invalid`, language],
  );
  if (!user) throw new Error('No guest');
  const [guest] = await transaction.rows<{ userId: number }>(
    `insert into alert_guests (user_id, email) values ($1, $2)
     on conflict (email) do update set email = excluded.email returning user_id as "userId"`,
    [user.id, email],
  );
  if (!guest) throw new Error('No guest');
  if (guest.userId !== user.id) await deleteGuest(transaction, user.id);
  return guest.userId;
}

/** The guest whose mails hold a token. */
export async function findGuest(
  db: Database,
  mailToken: string,
): Promise<{ userId: number; email: string } | undefined> {
  const [row] = await db.rows<{ userId: number; email: string }>(
    `select g.user_id as "userId", g.email
     from alert_settings s join alert_guests g on g.user_id = s.user_id where s.mail_token = $1`,
    [mailToken],
  );
  return row;
}

export async function findMailToken(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db.rows<{ token: string }>(
    'select mail_token as token from alert_settings where user_id = $1',
    [userId],
  );
  return row?.token;
}

/** Deletes a guest with all that is about them. */
export async function deleteGuest(db: Database, userId: number): Promise<void> {
  await db.execute('delete from users where id = $1', [userId]);
}

/** Deletes a guest who has no alert, nor news that is not mailed yet. Returns whether there was one. */
export async function deleteEmptyGuest(db: Database, userId: number): Promise<boolean> {
  const touched = await db.execute(
    `delete from users where id = (select user_id from alert_guests where user_id = $1)
       and not exists (select from alerts where user_id = $1)`,
    [userId],
  );
  return touched > 0;
}
