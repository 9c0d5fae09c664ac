import type { Database } from '../platform/database/database.ts';
import {
  type DueMail,
  type DueMessage,
  endLateMails,
  keepQueuedMails,
  markEnded,
  markForRetry,
  markHeld,
  markSent,
  takeDueMail,
  takeDueMessage,
} from './queries.ts';
import type { Mailer, Outcome } from './smtp.ts';

/** Seconds until the next try, after each that failed. */
export const mailPauses = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];
const maxError = 500;

async function settle(db: Database, mail: Pick<DueMail, 'id' | 'attempts'>, outcome: Outcome): Promise<void> {
  if (outcome.state === 'sent') return markSent(db, mail.id);
  const error = outcome.error.slice(0, maxError);
  if (outcome.state === 'held') return markHeld(db, mail.id, { ...outcome, error });
  if (outcome.state !== 'again') return markEnded(db, mail.id, outcome.state, error);
  const wait = mailPauses[mail.attempts - 1];
  return wait === undefined
    ? markEnded(db, mail.id, 'failed', error)
    : markForRetry(db, mail.id, error, Math.max(wait, outcome.seconds ?? 0));
}

export type Sent = Partial<Record<Outcome['state'] | 'kept', number>>;

/** Hands a message to its channel. Rejects only for faults of ours. */
export type Sender = (message: DueMessage, signal: AbortSignal) => Promise<Outcome>;

/** Messages that are under way at a time: a channel that is slow holds few others up. */
const lanes = 8;

type Drained = { sent: Sent; faults: unknown[] };

/** Sends what `take` gives, one by one, until there is nothing left; counts by result. */
async function drain<T extends { id: number; attempts: number }>(
  db: Database,
  take: (db: Database) => Promise<T | undefined>,
  send: (queued: T, signal: AbortSignal) => Promise<Outcome>,
  signal: AbortSignal,
  { sent, faults }: Drained,
): Promise<void> {
  while (!signal.aborted) {
    const queued = await take(db);
    if (!queued) break;
    // What became of one whose sending fails by a fault of ours is not known; the others go out all the same.
    const outcome = await send(queued, signal).catch((fault: unknown): Outcome => {
      faults.push(fault);
      return { state: 'uncertain', error: String(fault) };
    });
    await settle(db, queued, outcome);
    sent[outcome.state] = (sent[outcome.state] ?? 0) + 1;
  }
}

/** Waits for every lane, also where one fails. @throws AggregateError of the faults, once all is sent */
async function drainIn(count: number, lane: (drained: Drained) => Promise<void>): Promise<Sent> {
  const drained: Drained = { sent: {}, faults: [] };
  const ended = await Promise.allSettled(Array.from({ length: count }, () => lane(drained)));
  for (const one of ended) if (one.status === 'rejected') drained.faults.push(one.reason);
  if (drained.faults.length > 0) throw new AggregateError(drained.faults, String(drained.faults[0]));
  return drained.sent;
}

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
  return drainIn(1, (drained) => drain(db, takeDueMail, mailer, signal, drained));
}

/** Sends all due messages to channels, some at a time, marked as mails are; returns counts by result. */
export async function sendDueMessages(db: Database, send: Sender, signal: AbortSignal): Promise<Sent> {
  await endLateMails(db);
  return drainIn(lanes, (drained) => drain(db, takeDueMessage, send, signal, drained));
}
