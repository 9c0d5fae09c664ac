import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FeedCurrency } from '../../../contract/feeds/currencies.ts';
import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import type { FeedReason } from '../../../contract/feeds/messages.ts';
import { AppError } from '../../platform/app-error.ts';
import { FetchError, type FetchFailure } from '../../platform/fetch/fetch-error.ts';
import type { SafeFetch, SafeResponse } from '../../platform/fetch/safe-fetch.ts';
import { missingFields, suggestColumns } from '../adapters/column-mapping.ts';
import { adapters, type FeedFormat } from '../adapters/formats.ts';
import { currencyOfRows } from '../adapters/row-currency.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { FeedFileError, UnknownFormatError } from '../reading/feed-file-error.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import { openFeed, readColumns } from '../reading/open-feed.ts';
import type { Rejection } from '../rejection.ts';

type PreviewRow = {
  row: number;
  title: string;
  /** Euros. */
  price: number | null;
  deliveryCost: number | null;
  inStock: boolean;
  rejection: Rejection | null;
};
export type FeedPreview = {
  /** null: the columns are not mapped yet. */
  format: FeedFormat | null;
  /** The columns of a delimited file. */
  header: string[];
  /** The assumed mapping; empty: standard names. */
  columns: ColumnMapping;
  rows: PreviewRow[];
  /** Prices do not say their currency, nor does anything else. */
  asksCurrency: boolean;
};

/** What an admin has said of a file. */
export type ReadAs = { columns?: ColumnMapping | undefined; currency?: FeedCurrency | undefined };

const rowsShown = 20;
const columnsShown = 200;
/** Enough for some rows of any feed; the rest of the file is not fetched. */
const bytesRead = 2 * 1024 * 1024;

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

function describe(number: number, offer: FeedOffer | Rejection): PreviewRow {
  if ('reason' in offer) {
    const title = offer.articleId ?? '';
    return { row: number, title, price: null, deliveryCost: null, inStock: false, rejection: offer };
  }
  const { title, priceCents, deliveryCents, availability } = offer;
  return {
    row: number,
    title,
    price: euros(priceCents),
    deliveryCost: euros(deliveryCents),
    inStock: availability === 'in_stock',
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

/** The first records; a partial file fails after them, which is expected. */
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

async function readRows(file: string, { columns, currency }: ReadAs) {
  const reader = await openFeed(file, columns);
  const records = await readFirst(reader.batches);
  const stated = currency ?? currencyOfRows(records.flatMap(({ row }) => (row ? [row] : [])));
  const context = { observedAt: new Date(), currency: stated };
  const rows = records.map(({ number, row, fault }) =>
    describe(number, row ? adapters[reader.format](row, context) : { reason: fault ?? 'row_damaged' }),
  );
  const asksCurrency = rows.some(({ rejection }) => rejection?.reason === 'currency_missing');
  return { format: reader.format, rows, asksCurrency };
}

/**
 * What the first rows of a file (its beginning is enough) would become: by the given mapping, else by
 * standard column names, else by usual names of shops' exports. @throws FeedFileError
 */
export async function readPreview(
  file: string,
  { columns: given, currency }: ReadAs = {},
): Promise<FeedPreview> {
  const header = (await readColumns(file)).slice(0, columnsShown);
  const readAs = async (columns: ColumnMapping): Promise<FeedPreview> =>
    missingFields(columns).length > 0
      ? { format: null, header, columns, rows: [], asksCurrency: false }
      : { ...(await readRows(file, { columns, currency })), header, columns };
  if (given && header.length > 0) {
    // Fields without a column stay unmapped.
    const there = Object.entries(given).filter(([, name]) => header.includes(name));
    return readAs(Object.fromEntries(there));
  }
  try {
    return { ...(await readRows(file, { currency })), header, columns: {} };
  } catch (error) {
    if (!(error instanceof UnknownFormatError) || header.length === 0) throw error;
    return readAs(suggestColumns(header));
  }
}

/** Runs `work` with a temporary file. */
async function withScratchFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(tmpdir(), `visavis-preview-${randomUUID()}`);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** @throws AppError `invalid_request` in place of what says that a file is no feed */
export function refuseFile(cause: unknown): never {
  if (!(cause instanceof FeedFileError)) throw cause;
  const reason = cause instanceof UnknownFormatError ? 'feed_not_readable' : 'feed_file_damaged';
  throw new AppError('invalid_request', { reason, cause });
}

const fetchReasons: Partial<Record<FetchFailure, FeedReason>> = {
  address_invalid: 'feed_address_invalid',
  address_refused: 'feed_address_internal',
};

/**
 * What the first rows of a feed would become.
 * @throws AppError `invalid_request`: nothing can be fetched there, or it is no feed
 */
export const previewFeed = (fetch: SafeFetch, url: string, readAs?: ReadAs): Promise<FeedPreview> =>
  withScratchFile(async (file) => {
    try {
      const { body } = await fetch(url, { maxBytes: Number.MAX_SAFE_INTEGER });
      await pipeline(beginningOf(body), createWriteStream(file, { flags: 'wx' }));
      return await readPreview(file, readAs);
    } catch (cause) {
      if (!(cause instanceof FetchError)) return refuseFile(cause);
      throw new AppError('invalid_request', {
        reason: fetchReasons[cause.reason] ?? 'feed_not_fetched',
        cause,
      });
    }
  });

/** The same of the beginning of a file. @throws AppError `invalid_request`: it is no feed */
export const previewBytes = (bytes: Uint8Array, readAs?: ReadAs): Promise<FeedPreview> =>
  withScratchFile(async (file) => {
    await writeFile(file, bytes, { flag: 'wx' });
    return readPreview(file, readAs).catch(refuseFile);
  });
