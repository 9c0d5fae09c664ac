import type { ChannelFailure } from '../../../contract/alerts/channels.ts';
import type { DueMessage, Outcome, Sender } from '../../mail/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PostAnswer, PostError, type SafePost } from '../../platform/fetch/safe-post.ts';
import { type Destination, findDestination, noteAccepted, noteFailure } from './channels-queries.ts';
import { type ChannelMessage, usefulHours } from './message.ts';
import type { ChannelRequest, requestFor } from './requests.ts';
import { vapidKeys } from './vapid.ts';

export type SenderOptions = {
  post: SafePost;
  /** The secret that our keys of Web Push come from. */
  readSecret: () => Promise<Uint8Array>;
  /** Where push services can reach us: our origin, or mailto:. */
  subject: string;
};

/** Messages in a row that a channel did not accept, after which it is turned off. */
const maxFailures = 10;

type Judged = { outcome: Outcome; failure?: ChannelFailure };

/** Statuses that ask for another try. */
const later = new Set([408, 425, 429]);

/** Judges a response: only 2xx is acceptance, and only statuses that ask for it are worth another try. */
function judgeAnswer({ status, retryAfter }: PostAnswer): Judged {
  if (status >= 200 && status < 300) return { outcome: { state: 'sent' } };
  const error = `answered ${status}`;
  if (status >= 500 || later.has(status)) {
    return {
      outcome: { state: 'again', error, ...(retryAfter && { seconds: retryAfter }) },
      failure: 'unreachable',
    };
  }
  const failure = status === 404 || status === 410 ? 'gone' : 'refused';
  return { outcome: { state: 'failed', error }, failure };
}

const neverRight = new Set(['address_invalid', 'too_many_redirects']);
/** One message for both: the difference would reveal which names exist in the operator's network. */
const notFound = new Set(['name_unknown', 'address_refused']);

/** Without a response: sent again only where the message cannot have been received. */
function judgeError(error: unknown): Judged {
  if (!(error instanceof PostError)) throw error;
  const text = notFound.has(error.reason) ? 'no public address' : error.message;
  if (neverRight.has(error.reason)) return { outcome: { state: 'failed', error: text }, failure: 'address' };
  return error.mayBeReceived
    ? { outcome: { state: 'uncertain', error: text }, failure: 'unsure' }
    : { outcome: { state: 'again', error: text }, failure: 'unreachable' };
}

/** The request that brings a message to a channel, or why there can be none: what the channel's owner set is wrong. */
function tryRequest(
  makeRequest: typeof requestFor,
  to: Destination,
  { messageId, text }: Pick<DueMessage, 'messageId' | 'text'>,
  us: Parameters<typeof requestFor>[2],
): ChannelRequest | Error {
  try {
    return makeRequest(to, { id: messageId, message: JSON.parse(text) as ChannelMessage }, us);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Sends messages of the outbox to their channels, and notes at each channel what became of it. */
export function createChannelSender(db: Database, { post, readSecret, subject }: SenderOptions): Sender {
  return async (queued, signal) => {
    const to = await findDestination(db, queued.channelId);
    const isTest = queued.kind === 'test';
    if (!to || !(to.isOn || isTest)) return { state: 'failed', error: 'turned off' };
    if (!to.mayTell) return { state: 'failed', error: 'mail address not confirmed' };
    if (to.quietSeconds > 0 && !isTest) {
      return { state: 'held', error: 'quiet hours', seconds: to.quietSeconds, usefulHours };
    }
    const vapid = vapidKeys(await readSecret());
    // Loaded with the first message: most processes send none.
    const { requestFor } = await import('./requests.ts');
    const request = tryRequest(requestFor, to, queued, { vapid, subject });
    const { outcome, failure } =
      request instanceof Error
        ? ({ outcome: { state: 'failed', error: request.message }, failure: 'refused' } as const)
        : await post(request.url, { ...request, mayGoToOwn: to.kind === 'ntfy', signal }).then(
            judgeAnswer,
            judgeError,
          );
    if (failure === undefined) await noteAccepted(db, queued.channelId);
    else await noteFailure(db, queued.channelId, failure, maxFailures);
    return outcome;
  };
}
