import type { PriceNotation } from '../../../contract/feeds/feed-fields.ts';
import { listStoredHashes } from '../../merchants/service.ts';
import { runInTransaction, type Transaction } from '../../platform/database/database.ts';
import { type FeedReading, hasOffers } from '../feeds-queries.ts';
import { DiscardedFileError, type FileCut, refuseUnknownCurrency } from '../guarding/file-guard.ts';
import { refuseDoubtfulPrices } from '../guarding/guard-notation.ts';
import type { FeedFile } from '../reading/feed-file.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import { ownCurrency } from '../values/currency.ts';
import type { SecureHosts } from '../values/link.ts';
import { findFeed } from './feed-of-file.ts';
import { loadHashPairs, noPairs } from './hash-pairs-queries.ts';
import { feedNameOf, type ImportOptions, type ImportProgress, type ImportResult } from './import-options.ts';
import { createKnownRows, loadKnownRows } from './known-rows.ts';
import { type MergedFeed, mergeFeed } from './merge-feed.ts';
import { recordSuccess, type StartedImport } from './record-run.ts';
import { stageSameFile } from './same-file.ts';
import { isDecidedFile } from './same-file-queries.ts';
import { stageFeed } from './stage-feed.ts';
import { commonestRejections, commonestUnread, type Tally } from './tally.ts';

/** Reasons of rejected rows that the message of a refused file names. */
const namedReasons = 3;

/** Carries the result of a dry run out of its transaction, which is rolled back. */
class DryRun extends Error {
  readonly merged: MergedFeed;
  constructor(merged: MergedFeed) {
    super('dry run');
    this.merged = merged;
  }
}

/** An open file, while its merchant is locked, and everything it is read by. */
export type OpenedImport = StartedImport & {
  file: FeedFile;
  observedAt: Date;
  storedAt: Date;
  /** Every row is parsed. */
  isThorough: boolean;
  isAccepted: boolean;
  settings: FeedReading & { secureHosts: SecureHosts; priceNotation: PriceNotation | null };
  /** Of its rows that state none; '': nothing states it. */
  readCurrency: string;
};

const report = (options: ImportOptions, { file }: OpenedImport, phase: ImportProgress['phase']) =>
  options.onProgress?.({ phase, size: file.size, read: file.read(), rows: file.tally.read });

/**
 * Stages the rows of the file, except those that the feed held last time; if it is the same file as last time, all of
 * the feed's offers at once, without reading it. Returns whether it is the same file.
 */
async function stage(session: Transaction, options: ImportOptions, opened: OpenedImport): Promise<boolean> {
  const { file, hints, observedAt, isThorough, isAccepted, fileHash } = opened;
  const known = await findFeed(session, options, hints);
  const feed = known && { ...known, observedAt };
  if (feed && !isAccepted && (await isDecidedFile(session, feed, fileHash, 'discarded')))
    throw new DiscardedFileError();
  if (feed && !isThorough && !isAccepted && (await stageSameFile(session, feed, fileHash, file.tally))) {
    await file.close();
    return true;
  }
  const last = isThorough ? undefined : feed;
  await stageFeed(session, file, {
    known: last ? await loadKnownRows(session, last) : createKnownRows(0),
    raw: last ? await loadHashPairs(session, 'raw', last) : noPairs,
    mapped: last ? await loadHashPairs(session, 'mapped', last) : noPairs,
    shelves: feed ? await listStoredHashes(session, feed.merchantId) : new Map(),
    observedAt,
    currency: opened.settings.currency ?? undefined,
    unstatedStock: opened.settings.unstatedStock,
    secureHosts: opened.settings.secureHosts,
    onPiece: () => report(options, opened, 'reading'),
  });
  return false;
}

/** Reads the file, then changes the catalogue in one transaction. */
export async function stageAndMerge(
  session: Transaction,
  options: ImportOptions,
  opened: OpenedImport,
): Promise<ImportResult> {
  const { file, startedAt, observedAt, tally } = opened;
  const isSameFile = await stage(session, options, opened);
  refuseUnknownCurrency(tally);
  refuseDoubtfulPrices(tally, opened.settings.priceNotation);
  const isLeft = tally.accepted === 0 && (await isForeign(session, options, opened));
  if (tally.accepted === 0 && !isLeft) throw emptyFile(tally);
  report(options, opened, 'merging');
  const merged = isLeft
    ? await merge(session, options, { ...opened, isAccepted: true, isSameFile }, undefined)
    : await merge(session, options, { ...opened, isSameFile }, await findCut(session, options, opened));
  return {
    ...merged,
    feedName: feedNameOf(options),
    format: file.format,
    observedAt,
    rows: { read: tally.read, repeated: tally.repeated, unmapped: tally.unmapped },
    rejected: tally.rejected,
    unreadStock: commonestUnread(tally, namedReasons),
    seconds: (Date.now() - startedAt.getTime()) / 1_000,
  };
}

/**
 * Whether the settings say that the feed's prices are in another currency while it still holds offers, whose prices
 * were read as euros before: these offers must go.
 */
async function isForeign(
  session: Transaction,
  options: ImportOptions,
  { hints, settings, tally }: OpenedImport,
): Promise<boolean> {
  if (settings.currency === null || settings.currency === ownCurrency || tally.read === 0) return false;
  const feed = await findFeed(session, options, hints);
  return feed !== undefined && hasOffers(session, feed);
}

function emptyFile(tally: Tally): FeedFileError {
  const { read: rows } = tally;
  if (rows === 0) return new FeedFileError('file_empty');
  return new FeedFileError(
    'file_unpublishable',
    { rows },
    { rejections: commonestRejections(tally, namedReasons) },
  );
}

/** Whether the file is truncated, unless this file was accepted before. */
async function findCut(
  session: Transaction,
  options: ImportOptions,
  { hints, tally, fileHash }: OpenedImport,
): Promise<FileCut | undefined> {
  const by = options.isCutShort ? 'connection' : tally.isCut ? 'file' : undefined;
  if (!by) return undefined;
  const feed = await findFeed(session, options, hints);
  const isKnown = feed !== undefined && (await isDecidedFile(session, feed, fileHash, 'approved'));
  return isKnown ? undefined : { by, rows: tally.read };
}

async function merge(
  session: Transaction,
  options: ImportOptions,
  opened: OpenedImport & { isSameFile: boolean },
  cut: FileCut | undefined,
): Promise<MergedFeed> {
  const { file, hints, observedAt, tally, isAccepted, isSameFile, fileHash } = opened;
  try {
    return await runInTransaction(session, async (transaction) => {
      const merged = await mergeFeed(transaction, {
        hints,
        feedName: feedNameOf(options),
        format: file.format,
        observedAt,
        now: new Date(),
        isAccepted,
        cut,
        categories: file.categories,
        fileHash,
        known: file.known(),
        isTimed: tally.timed > 0,
        readCurrency: opened.readCurrency,
        isSameFile,
        storedAt: opened.storedAt,
        modifiedAt: options.modifiedAt,
        currency: options.currency,
        priceNotation: options.priceNotation,
        mirror: options.mirror,
      });
      // Those of articles that were pushed since it was written are not among the offers that its feed holds.
      if (isSameFile) merged.offers.same = tally.accepted - tally.repeated - merged.heldRows;
      await recordSuccess(transaction, options, opened, merged);
      if (options.dryRun) throw new DryRun(merged);
      return merged;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.merged;
    throw error;
  }
}
