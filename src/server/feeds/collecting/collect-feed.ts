import type { ImportFault } from '../../../contract/import-messages.ts';
import type { DatabasePool } from '../../platform/database.ts';
import { FetchError } from '../../platform/fetch-error.ts';
import type { SafeFetch } from '../../platform/safe-fetch.ts';
import { importFeedFile } from '../import-feed.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import { refreshFacts } from '../refresh-facts.ts';
import {
  type CollectProgress,
  type FeedToCollect,
  findFeedToCollect,
  saveMarks,
  saveProgress,
  saveTry,
} from './collecting-queries.ts';
import type { FeedFiles } from './feed-files.ts';
import { nextDue } from './schedule.ts';

export type CollectOptions = {
  database: DatabasePool;
  fetch: SafeFetch;
  files: FeedFiles;
  feedId: number;
  /** Bytes of a file at most, as it is sent. */
  maxBytes?: number;
};

const defaultMaxBytes = 1024 ** 3;
const progressEvery = 500;
const notModified = 304;

type Report = (progress: CollectProgress) => void;

/** Writes progress down, but not each step of it. */
function createReporter({ database, feedId }: CollectOptions): Report {
  let last = 0;
  let phase = '';
  return (progress) => {
    const now = Date.now();
    if (progress.phase === phase && now - last < progressEvery) return;
    last = now;
    phase = progress.phase;
    // It is shown to people and nothing else: losing it harms nobody.
    saveProgress(database, feedId, progress).catch(() => undefined);
  };
}

/** Fetches the feed's file, unless the one that lies here is still the newest. @throws FetchError */
async function fetchFile(url: string, feed: FeedToCollect, options: CollectOptions, report: Report) {
  const { database, fetch, files, feedId, maxBytes = defaultMaxBytes } = options;
  const known = (await files.has(feedId)) ? { etag: feed.etag, lastModified: feed.lastModified } : undefined;
  try {
    const { headers, body } = await fetch(url, { maxBytes, ...(known && { known }) });
    const size = Number(headers['content-length']) || 0;
    report({ phase: 'fetching', size, read: 0, rows: 0 });
    await files.write(feedId, body, (read) => report({ phase: 'fetching', size, read, rows: 0 }));
    const { etag = null, 'last-modified': lastModified = null } = headers;
    await saveMarks(database, feedId, { etag, lastModified });
  } catch (error) {
    if (!(error instanceof FetchError) || error.status !== notModified) throw error;
  }
}

/** Undefined where the fault is ours, not the feed's. */
function faultOf(error: unknown): ImportFault | undefined {
  if (error instanceof FeedFileError) return error.fault;
  if (!(error instanceof FetchError)) return undefined;
  const { reason, status } = error;
  return { code: `fetch_${reason}`, parameters: status === undefined ? {} : { status: String(status) } };
}

async function collect(feed: FeedToCollect, options: CollectOptions, report: Report): Promise<void> {
  const { database, files, feedId } = options;
  const acceptedMark = feed.acceptedMark ?? undefined;
  // What a person accepted is the file that they were told about, as it was when it came.
  if (feed.url !== null && acceptedMark === undefined) await fetchFile(feed.url, feed, options, report);
  if (!(await files.has(feedId))) throw new FeedFileError('file_lost');
  await importFeedFile({
    database,
    file: files.pathOf(feedId),
    feedName: feed.name,
    merchant: feed.merchant,
    columns: feed.columns ?? undefined,
    observedAt: acceptedMark === undefined ? new Date() : await files.timeOf(feedId),
    acceptedMark,
    onProgress: report,
  });
  await refreshFacts(database);
}

/**
 * Brings one feed up to date: fetches its file where there is a newer one, imports it, and writes down how that went
 * and when it is due next. A file that is the same as before is imported as well: its offers were seen again.
 * Rejects where the fault is ours.
 */
export async function collectFeed(options: CollectOptions): Promise<void> {
  const { database, feedId } = options;
  const feed = await findFeedToCollect(database, feedId);
  if (!feed) return;
  const end = (fault: ImportFault | null, failures: number) =>
    saveTry(database, feedId, { fault, nextAt: nextDue(new Date(), { ...feed, failures }, Math.random()) });
  try {
    await collect(feed, options, createReporter(options));
    await end(null, 0);
  } catch (error) {
    const fault = faultOf(error);
    await end(fault ?? { code: 'import_failed', parameters: {} }, feed.failures + 1);
    if (fault === undefined) throw error;
  }
}
