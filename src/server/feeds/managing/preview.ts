import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/app-error.ts';
import { FetchError } from '../../platform/fetch-error.ts';
import type { SafeFetch, SafeResponse } from '../../platform/safe-fetch.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import { openFeed } from '../reading/open-feed.ts';
import { type Rejection, rejectionReasons } from '../rejection.ts';
import { adapters, type FeedFormat } from '../sources/formats.ts';

type PreviewRow = {
  row: number;
  title: string;
  /** Euros. */
  price: number | null;
  deliveryCost: number | null;
  rejection: string | null;
};
type FeedPreview = { format: FeedFormat; rows: PreviewRow[] };

const rowsShown = 20;
/** Enough for some rows of any feed; the rest of the file is not fetched. */
const bytesRead = 2 * 1024 * 1024;

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

function describe(number: number, offer: FeedOffer | Rejection): PreviewRow {
  if ('reason' in offer) {
    const title = offer.articleId ?? '';
    return { row: number, title, price: null, deliveryCost: null, rejection: rejectionReasons[offer.reason] };
  }
  const { title, priceCents, deliveryCents } = offer;
  return {
    row: number,
    title,
    price: euros(priceCents),
    deliveryCost: euros(deliveryCents),
    rejection: null,
  };
}

/** The beginning of a body. */
async function* beginningOf(body: SafeResponse['body']): AsyncGenerator<Buffer> {
  let left = bytesRead;
  for await (const chunk of body) {
    const piece = (chunk as Buffer).subarray(0, left);
    left -= piece.length;
    yield piece;
    if (left === 0) return;
  }
}

/** The first records; a file that was cut off fails behind them, which is no fault of its own. */
async function readFirst(batches: AsyncIterable<FeedRecord[]>): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  try {
    for await (const batch of batches) {
      records.push(...batch);
      if (records.length >= rowsShown) break;
    }
  } catch (error) {
    if (records.length === 0 || !(error instanceof FeedFileError)) throw error;
  }
  return records.slice(0, rowsShown);
}

async function readPreview(file: string): Promise<FeedPreview> {
  const reader = await openFeed(file);
  const context = { observedAt: new Date() };
  const rows = (await readFirst(reader.batches)).map(({ number, row, fault }) =>
    describe(number, row ? adapters[reader.format](row, context) : { reason: fault ?? 'row_damaged' }),
  );
  return { format: reader.format, rows };
}

/**
 * What the first rows of a feed would become.
 * @throws AppError `invalid_request`: nothing can be fetched there, or it is no feed
 */
export async function previewFeed(fetch: SafeFetch, url: string): Promise<FeedPreview> {
  const file = path.join(tmpdir(), `visavis-preview-${randomUUID()}`);
  try {
    const { body } = await fetch(url, { maxBytes: Number.MAX_SAFE_INTEGER });
    await pipeline(beginningOf(body), createWriteStream(file, { flags: 'wx' }));
    return await readPreview(file);
  } catch (cause) {
    if (cause instanceof FeedFileError) {
      throw new AppError('invalid_request', { reason: 'feed_not_readable', cause });
    }
    if (!(cause instanceof FetchError)) throw cause;
    const reason = cause.reason === 'address_refused' ? 'feed_address_internal' : 'feed_not_fetched';
    throw new AppError('invalid_request', { reason, cause });
  } finally {
    await rm(file, { force: true });
  }
}
