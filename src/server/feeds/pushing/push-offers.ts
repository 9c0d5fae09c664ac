import { pushLimits } from '../../../contract/feeds/feed-limits.ts';
import { pushMessage } from '../../../contract/feeds/push-messages.ts';
import type { PushAnswer, PushBody } from '../../../contract/feeds/push-schema.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { createSharedRateLimit } from '../../platform/http/shared-rate-limit.ts';
import type { Siblings } from '../../platform/process/siblings.ts';
import { formatOfPush } from './adapt-rows.ts';
import type { PushOutcome } from './outcome.ts';
import { holdsPushKey } from './push-key.ts';
import { createPushWatch } from './push-watch.ts';
import { findKeyedFeed, insertPush, type KeyedFeed } from './pushes-queries.ts';

/** What merchants do with the keys of their feeds. */
export type Pushes = {
  /**
   * Whether the header holds the key of the feed: asked before the body is read.
   * @throws AppError `unauthenticated` also where there is no such feed; `conflict`: it is switched off; `too_many_requests`
   */
  admit(feedId: string, authorization: string | undefined): Promise<void>;
  /**
   * Stores offers, and waits a while until they are merged.
   * @throws AppError as `admit`, also where the feed is deleted meanwhile; `invalid_request`: the columns tell nothing;
   * `too_many_requests`: too many wait already
   */
  push(
    feedId: number,
    body: PushBody,
    caller: { authorization: string | undefined; language: Language },
  ): Promise<PushAnswer>;
  close(): Promise<void>;
};

/** An id that there may be; 0: there is none such. */
const readId = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

const maxKeys = 10_000;
/** Seconds after which merging has got on. */
const soon = 10;

function toAnswer(outcome: PushOutcome | undefined, language: Language): PushAnswer {
  if (!outcome) return { state: 'queued', rows: [], unknown: [] };
  const rows = outcome.rows.map((row) => ({
    ...row,
    explanation: row.reason && pushMessage(language, row.reason),
  }));
  return { state: 'merged', rows, unknown: outcome.unknown };
}

export type PushOptions = {
  /** The other web processes at the same port. */
  siblings?: Siblings | undefined;
  /** Milliseconds for which a call waits for the merge. */
  wait?: number;
};

export function createPushes(
  database: Database,
  { siblings, wait = pushLimits.waitSeconds * 1_000 }: PushOptions = {},
): Pushes {
  const watch = createPushWatch(database);
  const take = createSharedRateLimit({
    perMinute: pushLimits.callsPerMinute,
    burst: pushLimits.callsAtOnce,
    maxNames: maxKeys,
    topic: 'pushes',
    siblings,
  });

  async function openFeed(feedId: number, authorization: string | undefined): Promise<KeyedFeed> {
    const feed = await findKeyedFeed(database, feedId);
    const isHeld = holdsPushKey(authorization, feed?.keyHash ?? null);
    if (!feed?.keyHash || !isHeld) throw new AppError('unauthenticated', { reason: 'push_key_wrong' });
    if (!feed.isActive) throw new AppError('conflict', { reason: 'feed_switched_off' });
    return feed;
  }

  return {
    async admit(feedId, authorization) {
      const { id } = await openFeed(readId(feedId), authorization);
      const retryAfter = take(String(id));
      if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
    },
    async push(feedId, body, { authorization, language }) {
      const feed = await openFeed(feedId, authorization);
      if (body.rows.length > 0 && !formatOfPush(body.rows, feed)) {
        throw new AppError('invalid_request', { reason: 'push_columns_unknown' });
      }
      const id = await insertPush(database, feedId, body, pushLimits.waitingRows);
      if (id === undefined) {
        throw new AppError('too_many_requests', { reason: 'pushes_waiting', retryAfter: soon });
      }
      const merged = await watch.wait(id, wait);
      if (merged?.outcome === null) {
        // Its feed may have been deleted meanwhile.
        await openFeed(feedId, authorization);
        throw new AppError('internal', { message: 'pushed offers were not merged' });
      }
      return toAnswer(merged?.outcome, language);
    },
    close: watch.close,
  };
}
