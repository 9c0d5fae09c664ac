import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FeedFiles, SentPart } from '../collecting/feed-files.ts';
import { columnsOfAll } from '../reading/recognise.ts';
import type { FeedRow } from './managing-queries.ts';
import { type FeedPreview, readPreview } from './preview.ts';

/** @throws AppError where a feed accepts no file now, or none so large */
export function refuseSending(feed: FeedRow, size: number): void {
  if (feed.url !== null) throw new AppError('conflict', { reason: 'feed_has_address' });
  if (!feed.isMerchantActive) throw new AppError('conflict', { reason: 'feed_merchant_inactive' });
  if (feed.busySince !== null) throw new AppError('conflict', { reason: 'feed_busy' });
  if (size > feedUpload.bytes) throw new AppError('invalid_request', { reason: 'feed_file_too_large' });
}

/** @throws AppError `invalid_request` where an import could not tell what the columns hold */
function refuseUnreadable(
  { header, records, columns: used, format, asks }: FeedPreview,
  { columns }: FileReading,
): void {
  if (header.length === 0) return;
  const wanted = columns && (records.length > 0 ? columnsOfAll(columns) : Object.values(columns));
  if (wanted?.some((name) => !header.includes(name))) {
    throw new AppError('invalid_request', { reason: 'feed_columns_missing' });
  }
  // Without an admin's mapping the columns are only guessed.
  if (format === null || (!columns && Object.keys(used).length > 0)) {
    throw new AppError('invalid_request', { reason: 'feed_columns_incomplete' });
  }
  const [question] = asks;
  if (question) throw new AppError('invalid_request', { reason: reasonOf[question] });
}

const reasonOf = { link: 'feed_link_missing', vat: 'feed_vat_missing' } as const;

/**
 * Writes a part of an uploaded file; returns whether the file is complete. A file that is no feed is refused
 * early, before all of it is sent. @throws AppError `invalid_request`, `conflict`; FeedFileError
 */
export async function takePart(
  files: FeedFiles,
  feedId: number,
  { size, ...part }: SentPart & { size: number },
  reading: FileReading,
): Promise<boolean> {
  const end = part.offset + part.bytes.length;
  const isNext = end <= size && (await files.addPart(feedId, part));
  if (!isNext) throw new AppError('conflict', { reason: 'feed_file_interrupted' });
  const isWhole = end === size;
  const isTelling = isWhole || (part.offset === 0 && end >= feedUpload.previewBytes);
  if (!isTelling) return false;
  try {
    const preview = await files.lendSent(feedId, part.upload, (file) => readPreview(file, reading));
    refuseUnreadable(preview, reading);
  } catch (error) {
    await files.dropSent(feedId);
    throw error;
  }
  return isWhole;
}
