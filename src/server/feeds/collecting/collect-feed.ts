import type { ImportFault } from '../../../contract/feeds/import-messages.ts';
import { refreshFacts } from '../../facts/service.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts';
import { deleteFeed } from '../deleting/delete-feed.ts';
import { fetchFault } from '../fetch-fault.ts';
import { DiscardedFileError, HeldFileError } from '../guarding/file-guard.ts';
import { importFeedFile } from '../importing/import-feed.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import {
  type CollectProgress,
  type FeedToCollect,
  type FileValidators,
  findFeedToCollect,
  saveProgress,
  saveTry,
  storeValidators,
} from './collecting-queries.ts';
import type { FeedFiles } from './feed-files.ts';
import { nextDue } from './schedule.ts';

export type CollectOptions = {
  database: DatabasePool;
  fetch: SafeFetch;
  /** Asks sites whether they respond under https; left out: none is asked. */
  askSite?: SafeFetch;
  files: FeedFiles;
  feedId: number;
  /** Maximum size of a file in bytes, as transferred. */
  maxBytes?: number;
};

const defaultMaxBytes = 1024 ** 3;
const progressEvery = 500;
const notModified = 304;

type Report = (progress: CollectProgress) => void;

/** Stores progress, throttled, in the order in which it was made. */
function createReporter({ database, feedId }: CollectOptions): Report {
  let last = 0;
  let phase = '';
  let saving: Promise<unknown> = Promise.resolve();
  return (progress) => {
    const now = Date.now();
    if (progress.phase === phase && now - last < progressEvery) return;
    last = now;
    phase = progress.phase;
    // Progress is only displayed: losing an update does no harm.
    saving = saving.then(() => saveProgress(database, feedId, progress)).catch(() => undefined);
  };
}

const noMarks: FileValidators = { etag: null, lastModified: null, fileSize: null };

/**
 * Validators (ETag, Last-Modified) of the stored file, if it is complete: otherwise it must be fetched in
 * full.
 */
async function storedValidators(feed: FeedToCollect, { files, feedId }: CollectOptions) {
  const size = await files.sizeOf(feedId);
  return size !== undefined && size > 0 && size === feed.fileSize ? feed : undefined;
}

/** `cutShort`: why the file is incomplete; `lastModified`: its server's date of it. */
type Fetched = { cutShort?: FetchError; lastModified: string | null };

/** Fetches the feed's file, unless the stored one is still the newest. @throws FetchError */
async function fetchFile(
  url: string,
  feed: FeedToCollect,
  options: CollectOptions,
  report: Report,
): Promise<Fetched> {
  const { database, fetch, files, feedId, maxBytes = defaultMaxBytes } = options;
  const known = await storedValidators(feed, options);
  try {
    const response = await fetch(url, { maxBytes, isPartWanted: true, ...(known && { known }) });
    const { headers, cutShort } = response;
    const length = Number(headers['content-length']) || 0;
    report({ phase: 'fetching', size: length, read: 0, rows: 0 });
    const size = await files.receive(feedId, response, (read) =>
      report({ phase: 'fetching', size: length, read, rows: 0 }),
    );
    // Validators are stored only for a complete file on disk.
    await storeValidators(database, feedId, noMarks);
    await files.keepReceived(feedId);
    const cut = cutShort();
    const { etag = null, 'last-modified': lastModified = null } = headers;
    if (cut) return { cutShort: cut, lastModified };
    await storeValidators(database, feedId, { etag, lastModified, fileSize: size });
    return { lastModified };
  } catch (error) {
    if (!(error instanceof FetchError) || error.status !== notModified) throw error;
  }
  return { lastModified: feed.lastModified };
}

function dateOf(text: string | null): Date | undefined {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** What a file failed with; undefined where the failure is ours, not the merchant's. */
export function faultOf(error: unknown): ImportFault | undefined {
  if (error instanceof FeedFileError) return error.fault;
  return error instanceof FetchError ? fetchFault(error) : undefined;
}

async function collect(feed: FeedToCollect, options: CollectOptions, report: Report): Promise<void> {
  const { database, files, feedId, askSite } = options;
  const acceptedHash = feed.acceptedHash ?? undefined;
  // The file that an admin accepted is the one they were shown, with its own observation time.
  const isFetched = feed.url !== null && acceptedHash === undefined;
  const { cutShort, lastModified } = isFetched
    ? await fetchFile(feed.url as string, feed, options, report)
    : { lastModified: null };
  if ((await files.sizeOf(feedId)) === undefined) throw new FeedFileError('file_lost');
  try {
    const observedAt = acceptedHash === undefined ? new Date() : await files.timeOf(feedId);
    await files.lend(feedId, (file) =>
      importFeedFile({
        database,
        file,
        feedName: feed.name,
        merchant: feed.merchant,
        reading: feed.reading,
        askSite,
        observedAt,
        acceptedHash,
        modifiedAt: dateOf(lastModified),
        isCutShort: cutShort !== undefined,
        onProgress: report,
      }),
    );
  } catch (error) {
    // For a truncated file, being truncated is always the reported reason.
    throw cutShort && error instanceof FeedFileError && !isDecision(error) ? cutShort : error;
  }
  await refreshFacts(database);
}

/** The file waits for a decision, or was decided: that is no failure of the feed. */
const isDecision = (error: unknown): boolean =>
  error instanceof HeldFileError || error instanceof DiscardedFileError;

/** Maximum minutes until a truncated file is fetched again. */
const soonAfterCut = 60;

const isCut = (fault: ImportFault | undefined): boolean =>
  fault?.code === 'held_cut' || fault?.code === 'held_cut_fetched';

/**
 * Collects one feed: fetches its file where there is a newer one, imports it, and stores the result and the
 * next due time. An unchanged file is imported as well: its offers were seen again. A deleted feed is
 * removed. Rejects where the failure is ours.
 */
export async function collectFeed(options: CollectOptions): Promise<void> {
  const { database, files, feedId } = options;
  const feed = await findFeedToCollect(database, feedId);
  if (!feed) return;
  if (feed.isDeleted) return deleteFeed(database, files, feedId);
  const end = (fault: ImportFault | null, { isFailure, intervalMinutes = feed.intervalMinutes }: HowSoon) => {
    const failures = isFailure ? feed.failures + 1 : 0;
    const nextAt = nextDue(new Date(), { intervalMinutes, failures }, Math.random());
    return saveTry(database, feedId, { fault, isFailure, nextAt });
  };
  try {
    await collect(feed, options, createReporter(options));
    await end(null, { isFailure: false });
  } catch (error) {
    const fault = faultOf(error);
    const sooner = isCut(fault) && { intervalMinutes: Math.min(feed.intervalMinutes, soonAfterCut) };
    const isFailure = !isDecision(error);
    await end(fault ?? { code: 'import_failed', parameters: {} }, { isFailure, ...sooner });
    if (fault === undefined) throw error;
  }
}

type HowSoon = { isFailure: boolean; intervalMinutes?: number };
