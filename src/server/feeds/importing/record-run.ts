import { ensureMerchantOf, findMerchantOf, type MerchantHints } from '../../merchants/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { keepFeed } from '../feeds-queries.ts';
import { DiscardedFileError, HeldFileError } from '../guarding/file-guard.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import { feedNameOf, fileNameOf, type ImportOptions } from './import-options.ts';
import type { MergedFeed } from './merge-feed.ts';
import { insertSucceededRun, insertUnmergedRun, pruneRejectedRows } from './store-runs-queries.ts';
import { commonestRejections, commonestUnread, countRejected, type Tally } from './tally.ts';

const keptRuns = 10;
/** Reasons of rejected rows that are kept of a run. */
const keptReasons = 20;

/** An import under way. `fileHash`: identifies the file; empty until it is known. */
export type StartedImport = { hints: MerchantHints; startedAt: Date; tally: Tally; fileHash: string };

/** Keeps what an import changed, in its transaction. */
export async function recordSuccess(
  transaction: Transaction,
  options: ImportOptions,
  { startedAt, observedAt, tally }: StartedImport & { observedAt: Date },
  merged: MergedFeed,
): Promise<void> {
  const { feedId, offers, matched, held } = merged;
  const run = {
    feedId,
    fileName: fileNameOf(options),
    observedAt,
    startedAt,
    rowsRead: tally.read,
    rowsRejected: countRejected(tally),
    rowsRepeated: tally.repeated,
    rowsUnmapped: tally.unmapped,
    rejections: commonestRejections(tally, keptReasons),
    unreadStock: commonestUnread(tally, keptReasons),
    offersNew: offers.new,
    offersChanged: offers.changed,
    offersSame: offers.same,
    offersGone: offers.gone,
    productsNew: matched.new,
    pricesHeld: held,
    rowsHeld: merged.heldRows,
    matched,
  };
  await insertSucceededRun(transaction, run, tally.rejectedRows);
  await pruneRejectedRows(transaction, feedId, keptRuns);
}

/** Stores why an import failed, and what it had found out about its merchant and feed. */
export async function recordFailure(
  options: ImportOptions,
  started: StartedImport,
  error: unknown,
): Promise<void> {
  const { hints, startedAt, tally, fileHash } = started;
  // A decision holds for as long as the merchant has the same file.
  if (options.dryRun || error instanceof DiscardedFileError) return;
  const { database } = options;
  const merchant = await (isTelling(error) ? ensureMerchantOf : findMerchantOf)(database, hints);
  if (!merchant) return;
  if (isTelling(error)) await keepFeed(database, { merchantId: merchant.id, name: feedNameOf(options) });
  const impact = error instanceof HeldFileError ? error.impact : undefined;
  const run = {
    merchantId: merchant.id,
    feedName: feedNameOf(options),
    fileName: fileNameOf(options),
    status: impact ? 'held' : 'failed',
    observedAt: options.observedAt ?? startedAt,
    startedAt,
    rowsRead: tally.read,
    rowsRejected: countRejected(tally),
    rowsRepeated: tally.repeated,
    offersKnown: impact?.known ?? null,
    offersNew: impact?.added ?? 0,
    offersChanged: impact?.repriced ?? 0,
    offersGone: impact?.missing ?? 0,
    error: (error as Error).message,
    fault: error instanceof FeedFileError ? error.fault : null,
    fileMark: impact ? fileHash : null,
    rejections: commonestRejections(tally, keptReasons),
  } as const;
  const feedId = await insertUnmergedRun(database, run, tally.rejectedRows);
  if (feedId !== undefined) await pruneRejectedRows(database, feedId, keptRuns);
}

/** Whether a file waits for somebody, or says why nothing of it can be published: that is kept for new merchants as well. */
const isTelling = (error: unknown): boolean =>
  error instanceof HeldFileError ||
  (error instanceof FeedFileError && error.fault.code === 'file_unpublishable');
