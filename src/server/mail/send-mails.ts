import type { Database } from '../platform/database/database.ts';
import {
  type DueMail,
  endLateMails,
  keepQueuedMails,
  markEnded,
  markForRetry,
  markSent,
  takeDueMail,
} from './queries.ts';
import type { Mailer, Outcome } from './smtp.ts';

/** Seconds until the next try, after each that failed. */
export const mailPauses = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];
const maxError = 500;

async function settle(db: Database, mail: DueMail, outcome: Outcome): Promise<void> {
  if (outcome.state === 'sent') return markSent(db, mail.id);
  const error = outcome.error.slice(0, maxError);
  if (outcome.state !== 'again') return markEnded(db, mail.id, outcome.state, error);
  const wait = mailPauses[mail.attempts - 1];
  return wait === undefined
    ? markEnded(db, mail.id, 'failed', error)
    : markForRetry(db, mail.id, error, wait);
}

export type Sent = Partial<Record<Outcome['state'] | 'kept', number>>;

/**
 * Sends all due mails one by one; returns counts by result. Each is marked before it is handed over, for
 * at-most-once delivery: after a crash in between, it is not sent again. Without a mailer mails are stored as
 * `kept`.
 */
export async function sendDueMails(
  db: Database,
  mailer: Mailer | undefined,
  signal: AbortSignal,
): Promise<Sent> {
  await endLateMails(db);
  if (!mailer) return { kept: await keepQueuedMails(db) };
  const sent: Sent = {};
  while (!signal.aborted) {
    const mail = await takeDueMail(db);
    if (!mail) break;
    const outcome = await mailer(mail, signal);
    await settle(db, mail, outcome);
    sent[outcome.state] = (sent[outcome.state] ?? 0) + 1;
  }
  return sent;
}
