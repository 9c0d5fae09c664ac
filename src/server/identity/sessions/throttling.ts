import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Bucket, returnToBucket, takeFromBucket } from './throttle-queries.ts';

/**
 * How often something may be tried: `burst` times at once, then every `interval` seconds. Many people may share an
 * address, so that it may do far more than one account; an attempt that succeeds is given back and does not count.
 * Strangers can have mails sent to anybody: each kind of mail has its own limit per recipient, so that no kind blocks
 * another; a mail beyond the limit is not sent, as the recipient got the same one shortly before.
 */
const limits = {
  signInFromAddress: { interval: 3, burst: 100 },
  signInToAccount: { interval: 30, burst: 30 },
  signInToAccountFromAddress: { interval: 60, burst: 5 },
  registerFromAddress: { interval: 30, burst: 30 },
  resetOfAccount: { interval: 600, burst: 3 },
  resetFromAddress: { interval: 30, burst: 30 },
  confirmationOfUser: { interval: 600, burst: 3 },
  passwordOfUser: { interval: 60, burst: 5 },
  guestAlertFromAddress: { interval: 30, burst: 30 },
  guestAlertsADayFromAddress: { interval: 300, burst: 100 },
  reportFromAddress: { interval: 60, burst: 10 },
  pastedPageFromAddress: { interval: 20, burst: 5 },
  channelOfUser: { interval: 300, burst: 20 },
  channelTestOfUser: { interval: 120, burst: 5 },
  listOfUser: { interval: 3, burst: 40 },
  emailOfUser: { interval: 600, burst: 5 },
  confirmationToRecipient: { interval: 600, burst: 3 },
  moveToRecipient: { interval: 600, burst: 3 },
  welcomeToRecipient: { interval: 600, burst: 3 },
  guestAlertToRecipient: { interval: 600, burst: 3 },
  guestAlertsADayToRecipient: { interval: 17_280, burst: 5 },
  guestAlertsADayToGuest: { interval: 4_320, burst: 20 },
  accountToRecipient: { interval: 3_600, burst: 2 },
  linkToRecipient: { interval: 600, burst: 3 },
  passwordToRecipient: { interval: 600, burst: 5 },
} as const;

/** Seconds until the slowest bucket is full again. */
export const maxWait = Math.max(...Object.values(limits).map(({ interval, burst }) => interval * burst));

export type Attempt = { limit: keyof typeof limits; by: readonly (string | number)[] };

function bucketOf({ limit, by }: Attempt): Bucket {
  const name = createHash('sha256')
    .update(JSON.stringify([limit, ...by]))
    .digest();
  return { name, ...limits[limit] };
}

/** Counts an attempt against each of its limits. @throws AppError `too_many_requests` where one is reached */
export async function countAttempts(db: Database, attempts: readonly Attempt[]): Promise<void> {
  for (const [index, attempt] of attempts.entries()) {
    const wait = await takeFromBucket(db, bucketOf(attempt));
    if (wait === 0) continue;
    await resetAttempts(db, attempts.slice(0, index));
    throw new AppError('too_many_requests', { reason: 'too_many_attempts', retryAfter: wait });
  }
}

/** Counts an attempt, and returns whether its limit leaves room for it. */
export const mayTry = async (db: Database, attempt: Attempt): Promise<boolean> =>
  (await takeFromBucket(db, bucketOf(attempt))) === 0;

/** Gives back what was counted: it was no attack. */
export async function resetAttempts(db: Database, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await returnToBucket(db, bucketOf(attempt));
}
