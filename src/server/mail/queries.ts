import type { MailState } from '../../contract/logs/mail-states.ts';
import type { Database } from '../platform/database/database.ts';
import { patternsOf, wordsOf } from '../platform/database/search-words.ts';

export type NewMail = {
  /** Kind of mail: `reset`, `confirm` … */
  kind: string;
  userId: number | null;
  toName: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  /** Hours after which it is useless and not sent any more. */
  usefulHours: number;
  /** https; null: a transactional mail, without unsubscribe. */
  unsubscribeUrl: string | null;
};

export type DueMail = Pick<
  NewMail,
  'kind' | 'toName' | 'toAddress' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'
> & {
  id: number;
  messageId: string;
  /** This one included. */
  attempts: number;
};

/** A message to a channel of alerts, which the outbox holds beside mails. */
export type NewMessage = {
  /** `alert`, or `test`, which quiet hours do not hold back. */
  kind: string;
  channelId: number;
  userId: number;
  toName: string;
  /** Kind of the channel; its address is a secret. */
  toAddress: string;
  subject: string;
  /** What is sent, as JSON. */
  text: string;
  usefulHours: number;
};

export type DueMessage = Pick<NewMessage, 'kind' | 'channelId' | 'text'> & {
  id: number;
  messageId: string;
  /** This one included. */
  attempts: number;
};

/** Queues a message; workers are notified when the transaction is committed. */
export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  await db.named(
    'insert_message',
    `with inserted as (
       insert into mails (kind, channel_id, user_id, to_name, to_address, subject, text, html, send_before, turn)
       values ($1, $2, $3, $4, $5, $6, $7, '', now() + make_interval(hours => $8),
         (select count(*) from mails where user_id = $3 and state = 'queued' and channel_id is not null))
       returning id)
     select pg_notify('mail_queued', id::text) from inserted`,
    [
      message.kind,
      message.channelId,
      message.userId,
      message.toName,
      message.toAddress,
      message.subject,
      message.text,
      message.usefulHours,
    ],
  );
}

/**
 * Takes the next message that is due, as `takeDueMail` does. People take turns: those with many messages waiting do not
 * hold up others.
 */
export async function takeDueMessage(db: Database): Promise<DueMessage | undefined> {
  const [message] = await db.rows<DueMessage>(
    `update mails set state = 'sending', attempts = attempts + 1, next_try_at = now()
     where id = (select id from mails where state = 'queued' and channel_id is not null
                   and next_try_at <= now() and send_before > now()
                 order by turn, next_try_at, id limit 1 for update skip locked)
     returning id, message_id as "messageId", channel_id as "channelId", kind, text, attempts`,
  );
  return message;
}

/** Queues a mail; workers are notified when the transaction is committed. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db.named(
    'insert_mail',
    `with inserted as (
       insert into mails (kind, user_id, to_name, to_address, subject, text, html, send_before, unsubscribe_url)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8), $9) returning id)
     select pg_notify('mail_queued', id::text) from inserted`,
    [
      mail.kind,
      mail.userId,
      mail.toName,
      mail.toAddress,
      mail.subject,
      mail.text,
      mail.html,
      mail.usefulHours,
      mail.unsubscribeUrl,
    ],
  );
}

/** Changes with every mail that is queued. */
export async function getMailVersion(db: Database): Promise<number> {
  const [row] = await db.rows<{ id: number }>('select coalesce(max(id), 0) as id from mails');
  return row?.id ?? 0;
}

/**
 * Takes the next mail that is due: no other worker gets it, not even after a crash. Alerts come after all
 * others: an import may fire a hundred thousand of them, and links that open an account work for minutes.
 */
export async function takeDueMail(db: Database): Promise<DueMail | undefined> {
  const [mail] = await db.rows<DueMail>(
    `update mails set state = 'sending', attempts = attempts + 1, next_try_at = now()
     where id = (select id from mails where state = 'queued' and channel_id is null
                   and next_try_at <= now() and send_before > now()
                 order by kind = 'alert', next_try_at, id limit 1 for update skip locked)
     returning id, message_id as "messageId", kind, to_name as "toName", to_address as "toAddress",
       subject, text, html, attempts, unsubscribe_url as "unsubscribeUrl"`,
  );
  return mail;
}

export async function markSent(db: Database, id: number): Promise<void> {
  await db.execute(
    `update mails set state = 'sent', sent_at = now(), text = null, html = null, error = null where id = $1`,
    [id],
  );
}

/** Puts a mail back for another try in `seconds`. */
export async function markForRetry(db: Database, id: number, error: string, seconds: number): Promise<void> {
  await db.execute(
    `update mails set state = 'queued', error = $2, next_try_at = now() + make_interval(secs => $3)
     where id = $1`,
    [id, error, seconds],
  );
}

/** Puts a message back as if it had not been tried, for `seconds`; `usefulHours` count from then on. */
export async function markHeld(
  db: Database,
  id: number,
  { error, seconds, usefulHours }: { error: string; seconds: number; usefulHours: number },
): Promise<void> {
  await db.execute(
    `update mails set state = 'queued', error = $2, attempts = attempts - 1,
       next_try_at = now() + make_interval(secs => $3),
       send_before = greatest(send_before, now() + make_interval(secs => $3, hours => $4))
     where id = $1`,
    [id, error, seconds, usefulHours],
  );
}

export async function markEnded(
  db: Database,
  id: number,
  state: 'failed' | 'uncertain',
  error: string,
): Promise<void> {
  await db.execute('update mails set state = $2, error = $3 where id = $1', [id, state, error]);
}

/** Without a mail server, mails are stored as `kept`. */
export const keepQueuedMails = (db: Database): Promise<number> =>
  db.execute(`update mails set state = 'kept' where state = 'queued' and channel_id is null`);

/** Ends mails that are too late, and those that a worker was sending when it was killed. */
export async function endLateMails(db: Database): Promise<void> {
  await db.execute(
    `update mails set state = 'failed', error = 'too late' where state = 'queued' and send_before <= now()`,
  );
  await db.execute(
    `update mails set state = 'uncertain', error = 'interrupted'
     where state = 'sending' and next_try_at < now() - interval '10 minutes'`,
  );
}

/** Deletes mails older than `keepDays`, at most `rows`; returns how many. */
export const deleteOldMails = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from mails where id in (
       select id from mails where created_at < now() - make_interval(days => $1) limit $2)`,
    [keepDays, rows],
  );

export type MailRow = {
  id: number;
  createdAt: Date;
  sentAt: Date | null;
  kind: string;
  toAddress: string;
  subject: string;
  state: MailState;
  attempts: number;
  error: string | null;
  text: string | null;
};

/** `search`: words in the recipient's name or address, or in the subject. */
export type MailChoice = { search: string; state: MailState | undefined };

// Only what is requested is read.
const chosen = ({ search, state }: MailChoice) =>
  `m.channel_id is null and ${search ? `lower(to_name || ' ' || to_address || ' ' || subject) like all ($1::text[])` : `$1::text[] = '{}'`}
   and ${state ? 'state = $2' : '$2::text is null'}`;
const valuesOf = ({ search, state }: MailChoice) => [patternsOf(wordsOf(search)), state ?? null];

/** Newest first; with their secrets, which must be blanked before display. */
export function listMails(
  db: Database,
  choice: MailChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<MailRow[]> {
  return db.rows<MailRow>(
    `select m.id, m.created_at as "createdAt", m.sent_at as "sentAt", m.kind, m.to_address as "toAddress",
       m.subject, m.state, m.attempts, m.error, m.text
     from mails m where ${chosen(choice)} order by m.id desc offset $3 limit $4`,
    [...valuesOf(choice), offset, limit],
  );
}

export async function countMails(db: Database, choice: MailChoice): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from mails m where ${chosen(choice)}`,
    valuesOf(choice),
  );
  return row?.count ?? 0;
}

/** Deletes the mails of a user. */
export async function deleteMailsOf(db: Database, userId: number): Promise<void> {
  await db.execute('delete from mails where user_id = $1', [userId]);
}

/** Deletes mails of alerts' links to an address: whoever has no account is named by it alone. */
export async function deleteGuestLinks(db: Database, toAddress: string): Promise<void> {
  await db.execute(`delete from mails where kind = 'guest_alert' and to_address = $1`, [toAddress]);
}

/** Without those to addresses that the user requested: their existence would reveal whose address it is. */
export function listMailsOf(
  db: Database,
  userId: number,
): Promise<Pick<MailRow, 'createdAt' | 'toAddress' | 'subject'>[]> {
  return db.rows(
    `select created_at as "createdAt", to_address as "toAddress", subject from mails
     where user_id = $1 and (kind <> 'confirm' or to_address = (select email from users where id = $1))
     order by id desc limit 1000`,
    [userId],
  );
}
