import { stat } from 'node:fs/promises';
import { type PriceNotation, plainReading } from '../../../contract/feeds/feed-fields.ts';
import {
  findMerchantOf,
  listStoredHashes,
  type MerchantHints,
  merchantLockName,
} from '../../merchants/service.ts';
import { runInTransaction, type Transaction } from '../../platform/database/database.ts';
import {
  type FeedReading,
  findFeedReading,
  hasOffers,
  lockSession,
  tryLockSession,
  unlockSession,
} from '../feeds-queries.ts';
import { DiscardedFileError, type FileCut, refuseUnknownCurrency } from '../guarding/file-guard.ts';
import { refuseDoubtfulPrices } from '../guarding/guard-notation.ts';
import { givenHints } from '../identification.ts';
import { type FeedFile, openFeedFile } from '../reading/feed-file.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import { findSecureHosts } from '../secure-hosts.ts';
import { ownCurrency } from '../values/currency.ts';
import type { SecureHosts } from '../values/link.ts';
import { loadHashPairs, noPairs } from './hash-pairs-queries.ts';
import { feedNameOf, type ImportOptions, type ImportProgress, type ImportResult } from './import-options.ts';
import { createKnownRows, loadKnownRows } from './known-rows.ts';
import { type MergedFeed, mergeFeed, UnreadRowsError } from './merge-feed.ts';
import { recordFailure, recordSuccess, type StartedImport } from './record-run.ts';
import { hashFile, stageSameFile } from './same-file.ts';
import { isDecidedFile } from './same-file-queries.ts';
import { stageFeed } from './stage-feed.ts';
import { dropStaging } from './staging-queries.ts';
import { commonestRejections, commonestUnread, createTally, type Tally } from './tally.ts';

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

async function withMerchantLock<T>(
  session: Transaction,
  hints: MerchantHints,
  onNotice: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const name = merchantLockName(await findMerchantOf(session, hints), hints);
  if (!(await tryLockSession(session, name))) {
    onNotice(`Another import for ${name.replace('merchant ', '')} is running: waiting until it is done.`);
    await lockSession(session, name);
  }
  try {
    return await work();
  } finally {
    // Advisory locks end with the connection.
    await unlockSession(session, name).catch(() => undefined);
  }
}

/** The feed that a file belongs to, by its merchant and name; undefined: the merchant is not known yet. */
async function findFeed(
  session: Transaction,
  options: ImportOptions,
  hints: MerchantHints,
): Promise<{ merchantId: number; name: string } | undefined> {
  const merchant = await findMerchantOf(session, hints);
  return merchant && { merchantId: merchant.id, name: feedNameOf(options) };
}

type Reading = StartedImport & {
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

/**
 * Stages the rows of the file, except those that the feed held last time; if it is the same file as last time, all of
 * the feed's offers at once, without reading it. Returns whether it is the same file.
 */
async function stage(session: Transaction, options: ImportOptions, reading: Reading): Promise<boolean> {
  const { file, hints, observedAt, isThorough, isAccepted, fileHash } = reading;
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
    currency: reading.settings.currency ?? undefined,
    unstatedStock: reading.settings.unstatedStock,
    secureHosts: reading.settings.secureHosts,
    onPiece: () => report(options, reading, 'reading'),
  });
  return false;
}

const report = (options: ImportOptions, { file }: Reading, phase: ImportProgress['phase']) =>
  options.onProgress?.({ phase, size: file.size, read: file.read(), rows: file.tally.read });

/** The settings of the feed that a file belongs to; those of a new feed where it is not known yet. */
async function findSettings(
  session: Transaction,
  options: ImportOptions,
  hints: MerchantHints,
): Promise<FeedReading & { readCurrency: string | null }> {
  const feed = await findFeed(session, options, hints);
  return (
    (feed && (await findFeedReading(session, feed))) ?? {
      currency: null,
      unstatedStock: 'unknown',
      readCurrency: null,
    }
  );
}

/** Reads the file, then changes the catalogue in one transaction. */
async function stageAndMerge(
  session: Transaction,
  options: ImportOptions,
  reading: Reading,
): Promise<ImportResult> {
  const { file, startedAt, observedAt, tally } = reading;
  const isSameFile = await stage(session, options, reading);
  refuseUnknownCurrency(tally);
  refuseDoubtfulPrices(tally, reading.settings.priceNotation);
  const isLeft = tally.accepted === 0 && (await isForeign(session, options, reading));
  if (tally.accepted === 0 && !isLeft) throw emptyFile(tally);
  report(options, reading, 'merging');
  const merged = isLeft
    ? await merge(session, options, { ...reading, isAccepted: true, isSameFile }, undefined)
    : await merge(session, options, { ...reading, isSameFile }, await findCut(session, options, reading));
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
  { hints, settings, tally }: Reading,
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
  { hints, tally, fileHash }: Reading,
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
  reading: Reading & { isSameFile: boolean },
  cut: FileCut | undefined,
): Promise<MergedFeed> {
  const { file, hints, observedAt, tally, isAccepted, isSameFile, fileHash } = reading;
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
        readCurrency: reading.readCurrency,
        isSameFile,
        storedAt: reading.storedAt,
        modifiedAt: options.modifiedAt,
        currency: options.currency,
        priceNotation: options.priceNotation,
        mirror: options.mirror,
      });
      // Those of articles that were pushed since it was written are not among the offers that its feed holds.
      if (isSameFile) merged.offers.same = tally.accepted - tally.repeated - merged.heldRows;
      await recordSuccess(transaction, options, reading, merged);
      if (options.dryRun) throw new DryRun(merged);
      return merged;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.merged;
    throw error;
  }
}

/**
 * Imports one feed file atomically. Two imports for one merchant go one after the other.
 * @throws FeedFileError where the file is refused as a whole, HeldFileError among them until the file is accepted;
 * the catalogue is as it was
 */
export function importFeedFile(options: ImportOptions): Promise<ImportResult> {
  const startedAt = new Date();
  return options.database.session(async (session) => {
    let started: StartedImport = {
      hints: givenHints(options.merchant),
      startedAt,
      tally: createTally(),
      fileHash: '',
    };

    async function read(isThorough: boolean): Promise<ImportResult> {
      const how = options.reading ?? plainReading;
      const open = options.openFile ?? openFeedFile;
      const file = await open(options.file, how, started.hints.given);
      const { hints, tally } = file;
      started = { hints, startedAt, tally, fileHash: '' };
      const secureHosts = await findSecureHosts(session, file.plainLinks, how, options.askSite);
      const observedAt = options.observedAt ?? new Date();
      const { mtime: storedAt } = await stat(options.file);
      return withMerchantLock(session, hints, options.onNotice ?? (() => undefined), async () => {
        const stored = await findSettings(session, options, hints);
        const currency = options.currency ?? stored.currency;
        const readCurrency = currency ?? file.currency ?? '';
        const { priceNotation } = how;
        const settings = { currency, unstatedStock: stored.unstatedStock, secureHosts, priceNotation };
        const fileHash = await hashFile(options.file, { reading: how, ...settings });
        started = { ...started, fileHash };
        return stageAndMerge(session, options, {
          ...started,
          file,
          observedAt,
          storedAt,
          readCurrency,
          // Rows that are known and state no currency were read as if it was that one.
          isThorough: isThorough || readCurrency !== stored.readCurrency,
          isAccepted: options.isAccepted === true || options.acceptedHash === fileHash,
          settings,
        });
      });
    }

    try {
      return await read(false).catch((error: unknown) => {
        if (error instanceof UnreadRowsError) return read(true);
        throw error;
      });
    } catch (error) {
      // The failure itself is reported, not a failure to store it.
      await recordFailure(options, started, error).catch(() => undefined);
      throw error;
    } finally {
      await dropStaging(session).catch(() => undefined);
    }
  });
}
