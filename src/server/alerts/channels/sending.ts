import type { ChannelFailure } from '../../../contract/alerts/channels.ts';
import type { Outcome, Sender } from '../../mail/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PostAnswer, PostError, type SafePost } from '../../platform/fetch/safe-post.ts';
import { findDestination, noteAccepted, noteFailure } from './channels-queries.ts';
import type { ChannelMessage } from './message.ts';
import { requestFor } from './requests.ts';
import { vapidKeys } from './vapid.ts';

export type SenderOptions = {
  post: SafePost;
  /** The secret that our keys of Web Push come from. */
  readSecret: () => Promise<Uint8Array>;
  /** Where push services can reach us: our origin, or mailto:. */
  subject: string;
};

/** Messages in a row that nobody accepts, after which a channel is turned off. */
const mostFailures = 10;

type Judged = { outcome: Outcome; failure?: ChannelFailure };

/** Statuses that ask for another try. */
const later = new Set([408, 425, 429]);

/** What an answer says: only 2xx is acceptance, and only what says “later” is worth another try. */
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

const neverRight = new Set(['address_invalid', 'address_refused', 'too_many_redirects']);

/** Without an answer: sent again only where nobody can have received it. */
function judgeError(error: unknown): Judged {
  if (!(error instanceof PostError)) throw error;
  const text = error.message;
  if (neverRight.has(error.reason)) return { outcome: { state: 'failed', error: text }, failure: 'address' };
  return error.mayBeReceived
    ? { outcome: { state: 'uncertain', error: text }, failure: 'unsure' }
    : { outcome: { state: 'again', error: text }, failure: 'unreachable' };
}

/** Sends messages of the outbox to their channels, and notes at each channel what became of it. */
export function createChannelSender(db: Database, { post, readSecret, subject }: SenderOptions): Sender {
  return async (queued, signal) => {
    const to = await findDestination(db, queued.channelId);
    const isTest = queued.kind === 'test';
    if (!to || !(to.isOn || isTest)) return { state: 'failed', error: 'turned off' };
    if (to.quietSeconds > 0 && !isTest) {
      return { state: 'again', error: 'quiet hours', seconds: to.quietSeconds };
    }
    const message = JSON.parse(queued.text) as ChannelMessage;
    const vapid = vapidKeys(await readSecret());
    let judged: Judged;
    try {
      const request = requestFor(to, { id: queued.messageId, message }, { vapid, subject });
      judged = judgeAnswer(await post(request.url, { ...request, signal }));
    } catch (error) {
      judged = judgeError(error);
    }
    const { outcome, failure } = judged;
    if (failure === undefined) await noteAccepted(db, queued.channelId);
    else await noteFailure(db, queued.channelId, failure, mostFailures);
    return outcome;
  };
}
