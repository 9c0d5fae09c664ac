import type { FeedCurrency } from '../../../contract/feeds/currencies.ts';
import {
  type FileReading,
  type HeldQuestion,
  notationsAsked,
  type PriceNotation,
} from '../../../contract/feeds/feed-fields.ts';
import type { Language } from '../../../contract/language.ts';
import type { AuditAction } from '../../../contract/logs/audit-actions.ts';
import { type Actor, recordAudit } from '../../audit/service.ts';
import { ensureMerchantOf } from '../../merchants/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import type { FeedFiles, SentPart } from '../collecting/feed-files.ts';
import { countFeedLoss, markDeleted } from '../deleting/deleting-queries.ts';
import { storeNotation } from '../feeds-queries.ts';
import { givenHints } from '../identification.ts';
import { createPushKey } from '../pushing/push-key.ts';
import { cleanLine } from '../values/clean-text.ts';
import { checkAddress } from './check-address.ts';
import { checkReading } from './check-reading.ts';
import { questionOf, toFeed } from './describe-feed.ts';
import { refuseSending, takePart } from './feed-upload.ts';
import {
  announceFeeds,
  answerCurrency,
  cancelFeed,
  type FeedRow,
  type FeedSettings,
  findFeedRow,
  insertFeed,
  requestFeedRun,
  setPushKey,
  updateFeed,
} from './managing-queries.ts';
import { decideRun, discardHeldRun, listRunsById, type RunRow } from './runs-queries.ts';

/** What an admin answers to a held file's question. */
type Answer = { currency?: FeedCurrency | undefined; priceNotation?: PriceNotation | undefined };
type Decision = Answer & { decision: 'approved' | 'discarded' };

export type FeedManagerOptions = {
  database: DatabasePool;
  /** Internal addresses that feeds may be fetched from. */
  allowAddresses: readonly string[];
  files: FeedFiles;
};

/** What admins do with feeds; each change is audited, without addresses: they may hold keys. */
export type FeedManager = {
  /** @throws AppError `invalid_request`, `conflict`: the merchant has a feed of that name with an address */
  add(feed: FeedSettings & { merchant: string; name: string }, actor: Actor): Promise<FeedRow>;
  /** @throws AppError `invalid_request`, `not_found`, `conflict`: it is another version by now, which stands in `details.current` in the language */
  change(
    id: number,
    settings: FeedSettings & { isActive: boolean; version: number },
    actor: Actor,
    language: Language,
  ): Promise<FeedRow>;
  /**
   * Takes a part of a file of a feed that has no address; the whole file is imported at once.
   * @throws AppError `invalid_request`: it is no feed, or too large; `not_found`, `conflict`: the feed has an address, is
   * being imported, or this is not the next part
   */
  send(id: number, part: SentPart & { size: number }, actor: Actor): Promise<FeedRow>;
  /** @throws AppError `not_found`, `conflict`: it has no address, or its merchant is inactive */
  run(id: number, actor: Actor): Promise<FeedRow>;
  /** @throws AppError `not_found`, `conflict`: no run to cancel */
  cancel(id: number, actor: Actor): Promise<FeedRow>;
  /**
   * Deletes a feed with its offers, except those that another feed of its merchant holds: a running import is
   * cancelled, and the rest is done in the background. @throws AppError `not_found`, `conflict`: an import is
   * writing
   */
  remove(id: number, actor: Actor): Promise<void>;
  /** Makes the feed's key for pushing offers and returns it, the only time that it can be read. @throws AppError `not_found` */
  createKey(id: number, actor: Actor): Promise<string>;
  /** @throws AppError `not_found`, `conflict`: it has no key */
  withdrawKey(id: number, actor: Actor): Promise<FeedRow>;
  /**
   * Accepts or discards a held file. One that asks for its currency, or how its prices are written, is accepted by the answer, which
   * is stored with the feed, and the file is read again. @throws AppError `not_found`, `invalid_request`: no answer, `conflict`:
   * it is no longer held, or its feed is being imported
   */
  decide(runId: number, decision: Decision, actor: Actor): Promise<RunRow>;
};

/** What the settings say of a feed's files. */
const told = (reading: FileReading) =>
  Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== null));

async function getFeed(db: Database, id: number): Promise<FeedRow> {
  const feed = await findFeedRow(db, id);
  if (!feed) throw new AppError('not_found');
  return feed;
}

/** @throws AppError `conflict`: a newer file may be taking the place of the one that was accepted */
async function acceptFile(db: Database, feedId: number, { currency, priceNotation }: Answer): Promise<void> {
  const { busySince } = await getFeed(db, feedId);
  if (busySince !== null) throw new AppError('conflict', { reason: 'feed_decision_busy' });
  if (currency !== undefined) await answerCurrency(db, feedId, currency);
  if (priceNotation !== undefined) await storeNotation(db, feedId, priceNotation);
  // An answer vouches for nothing else in the file.
  await requestFeedRun(db, feedId, currency === undefined && priceNotation === undefined);
}

/** What of a decision answers a held file's question. @throws AppError `invalid_request`: nothing does */
function answerOf(question: HeldQuestion | null, { decision, currency, priceNotation }: Decision): Answer {
  if (question === null || decision === 'discarded') return {};
  if (question === 'currency') {
    if (currency === undefined) throw new AppError('invalid_request', { reason: 'run_currency_missing' });
    return { currency };
  }
  if (priceNotation === undefined || !notationsAsked[question].includes(priceNotation))
    throw new AppError('invalid_request', { reason: 'run_notation_missing' });
  return { priceNotation };
}

export function createFeedManager({ database, allowAddresses, files }: FeedManagerOptions): FeedManager {
  /** Runs a change in one transaction with its audit entry; returns the updated feed. */
  const act = (
    action: AuditAction,
    actor: Actor,
    work: (tx: Database) => Promise<{ feedId: number; details?: Record<string, unknown> }>,
  ): Promise<FeedRow> =>
    database.transaction(async (tx) => {
      const { feedId, details } = await work(tx);
      await recordAudit(tx, { action, ...actor, details: { feedId, ...details } });
      await announceFeeds(tx);
      return getFeed(tx, feedId);
    });

  return {
    add: (feed, actor) =>
      act('feed_added', actor, async (tx) => {
        const url = checkAddress(feed.url, allowAddresses);
        const merchant = await ensureMerchantOf(tx, givenHints(feed.merchant));
        const name = cleanLine(feed.name, 100);
        if (!merchant || name === '') throw new AppError('invalid_request');
        const { intervalMinutes } = feed;
        const settings = {
          url,
          intervalMinutes,
          reading: checkReading(feed.reading),
          currency: feed.currency,
          unstatedStock: feed.unstatedStock,
        };
        const feedId = await insertFeed(tx, { merchantId: merchant.id, name, ...settings });
        if (feedId === undefined) throw new AppError('conflict', { reason: 'feed_exists' });
        return { feedId, details: { merchant: merchant.name, name } };
      }),

    change: (id, settings, actor, language) =>
      act('feed_changed', actor, async (tx) => {
        const url = checkAddress(settings.url, allowAddresses);
        const reading = checkReading(settings.reading);
        await getFeed(tx, id);
        if (!(await updateFeed(tx, id, { ...settings, url, reading }))) {
          const current = toFeed(await getFeed(tx, id), [], language);
          throw new AppError('conflict', { reason: 'feed_changed', details: { reason: 'stale', current } });
        }
        const { intervalMinutes, isActive, currency } = settings;
        const details = { intervalMinutes, isActive, ...told(reading), ...(currency && { currency }) };
        return { feedId: id, details };
      }),

    run: (id, actor) =>
      act('feed_run', actor, async (tx) => {
        const { url, isMerchantActive } = await getFeed(tx, id);
        if (!isMerchantActive) throw new AppError('conflict', { reason: 'feed_merchant_inactive' });
        if (url === null) throw new AppError('conflict', { reason: 'feed_has_no_address' });
        await requestFeedRun(tx, id, false);
        return { feedId: id };
      }),

    async send(id, part, actor) {
      const feed = await getFeed(database, id);
      refuseSending(feed, part.size);
      const isWhole = await takePart(files, id, part, feed.reading);
      if (!isWhole) return feed;
      return act('feed_file_sent', actor, async (tx) => {
        refuseSending(await getFeed(tx, id), part.size);
        await discardHeldRun(tx, id);
        await files.keepSent(id, part.upload);
        await requestFeedRun(tx, id, false);
        return { feedId: id, details: { bytes: part.size } };
      });
    },

    cancel: (id, actor) =>
      act('feed_cancelled', actor, async (tx) => {
        await getFeed(tx, id);
        if (!(await cancelFeed(tx, id))) throw new AppError('conflict', { reason: 'feed_not_busy' });
        return { feedId: id };
      }),

    remove: (id, actor) =>
      database.transaction(async (tx) => {
        const { merchantName: merchant, name } = await getFeed(tx, id);
        const { offers, kept, products } = await countFeedLoss(tx, id);
        if (!(await markDeleted(tx, id))) throw new AppError('conflict', { reason: 'feed_merging' });
        const details = { feedId: id, merchant, name, offers: offers - kept, products };
        await recordAudit(tx, { action: 'feed_deleted', ...actor, details });
        await announceFeeds(tx);
      }),

    async createKey(id, actor) {
      const { key, hash } = createPushKey();
      await act('push_key_created', actor, async (tx) => {
        await getFeed(tx, id);
        await setPushKey(tx, id, hash);
        return { feedId: id };
      });
      return key;
    },

    withdrawKey: (id, actor) =>
      act('push_key_withdrawn', actor, async (tx) => {
        const { pushKeyAt } = await getFeed(tx, id);
        if (!pushKeyAt) throw new AppError('conflict', { reason: 'feed_has_no_key' });
        await setPushKey(tx, id, null);
        return { feedId: id };
      }),

    async decide(runId, decided, actor) {
      const { decision } = decided;
      const [known] = await listRunsById(database, [runId]);
      if (!known) throw new AppError('not_found');
      const answer = answerOf(questionOf(known.status, known.fault), decided);
      await act('held_run_decided', actor, async (tx) => {
        const run = await decideRun(tx, runId, decision);
        if (!run) throw new AppError('conflict', { reason: 'run_not_held' });
        if (decision === 'approved') await acceptFile(tx, run.feedId, answer);
        return {
          feedId: run.feedId,
          details: { runId, decision, ...answer },
        };
      });
      return { ...known, status: decision };
    },
  };
}
