import type { Database } from '../platform/database/database.ts';
import { minuteMs } from '../platform/durations.ts';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import { readBody, type SafeFetch } from '../platform/fetch/safe-fetch.ts';
import type { Storage } from '../platform/files/storage.ts';
import { createConcurrencyLimit } from '../platform/process/concurrency-limit.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { encodePicture } from './encoding.ts';
import { claimPictures, planPictures, releasePictures, saveFailure } from './fetching-queries.ts';
import { createHostLanes } from './host-lanes.ts';
import { openPicture } from './open-picture.ts';
import { PictureError } from './picture-error.ts';
import { storePictures } from './storing.ts';

export type FetchPicturesOptions = {
  database: Database;
  storage: Storage;
  fetch: SafeFetch;
  log: Pick<Log, 'info' | 'warn'>;
  /** Publishes the stored pictures to pages. */
  publish: () => Promise<void>;
  /** On abort, unfinished pictures are released. */
  signal: AbortSignal;
  /** Bytes of a picture at most. */
  maxBytes?: number;
};

export type FetchedPictures = { stored: number; failed: number };

const batchSize = 60;
const defaultMaxBytes = 15_000_000;
/** Pictures being fetched at a time: of all hosts, and of one of them. */
const concurrency = { all: 6, host: 2 };
/** Pictures being encoded at a time: the expensive part, which must not slow down other processes. */
const encoders = 1;
const accept = 'image/avif,image/webp,image/jpeg,image/png';

/** Milliseconds between publications: soon at first, then rarely, as each has pages rebuilt. */
const publishEvery = { first: 10_000, max: 5 * minuteMs };

/** A readable reason; undefined where the failure is ours, not the picture's. */
function describeFailure(error: unknown): string | undefined {
  if (error instanceof PictureError) return error.message;
  if (error instanceof FetchError) return `${error.reason}: ${error.message}`.slice(0, 300);
  return undefined;
}

/** Fetches, encodes and stores one picture after the other; limits are shared by all that run. */
function createFetcher({
  database,
  storage,
  fetch,
  signal,
  maxBytes = defaultMaxBytes,
}: FetchPicturesOptions) {
  const fetching = createConcurrencyLimit(concurrency.all);
  const encoding = createConcurrencyLimit(encoders);

  async function encode(bytes: Buffer) {
    const picture = await openPicture(bytes);
    return encodePicture(picture, { withAvif: true }).catch((cause: unknown) => {
      throw new PictureError('damaged', { cause });
    });
  }

  return (sourceUrl: string): Promise<void> =>
    fetching(async () => {
      signal.throwIfAborted();
      const bytes = await readBody(await fetch(sourceUrl, { accept, maxBytes, signal }));
      const encoded = await encoding(() => encode(bytes));
      await storePictures(database, storage, [{ sourceUrl, encoded }]);
    });
}

/** Publishes new pictures from time to time. */
function createPublisher(publish: () => Promise<void>) {
  let interval = publishEvery.first;
  let last = Date.now();
  let isBehind = false;
  return {
    stored: () => {
      isBehind = true;
    },
    async publish(isLast: boolean): Promise<void> {
      if (!isBehind || (!isLast && Date.now() - last < interval)) return;
      isBehind = false;
      await publish();
      last = Date.now();
      interval = Math.min(interval * 2, publishEvery.max);
    },
  };
}

/**
 * Fetches the pictures that are due, the most wanted first, until none is left: bounded in all and per host,
 * and not from a host that says it is busy. Failures are stored with their reason and retried later. Meant
 * for a process of its own in which `shutOtherLoaders` was called.
 */
export async function fetchPictures(options: FetchPicturesOptions): Promise<FetchedPictures> {
  const { database, log, signal } = options;
  const fetchOne = createFetcher(options);
  const publisher = createPublisher(options.publish);
  const done: FetchedPictures = { stored: 0, failed: 0 };
  const failures = new Map<string, number>();

  const fetchBatch = createHostLanes({
    lanes: concurrency.host,
    signal,
    async fetchOne(sourceUrl) {
      await fetchOne(sourceUrl);
      done.stored++;
      publisher.stored();
    },
    async onFailure(sourceUrl, error) {
      const reason = describeFailure(error);
      if (reason === undefined) throw error;
      done.failed++;
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      await saveFailure(database, sourceUrl, reason);
    },
    giveBack: (sourceUrls, seconds) => releasePictures(database, sourceUrls, seconds),
  });

  await planPictures(database);
  while (!signal.aborted) {
    const batch = await claimPictures(database, batchSize);
    if (batch.length === 0) break;
    await fetchBatch(batch);
    await publisher.publish(false);
  }
  await publisher.publish(true);
  if (done.stored > 0) log.info(done, 'pictures stored');
  if (done.failed > 0) {
    log.warn({ ...done, reasons: Object.fromEntries(failures) }, 'pictures could not be fetched');
  }
  return done;
}
