import { findMerchantOf } from '../merchants/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listMappedFeeds } from './feeds-queries.ts';
import { givenHints } from './identification.ts';
import { feedNameOf, type ImportOptions } from './importing/import-feed.ts';
import { readColumns } from './reading/open-feed.ts';

type Known = Pick<ImportOptions, 'columns' | 'merchant'>;

/**
 * The stored settings of the feed that a file belongs to: its column mapping and, where not given, its
 * merchant. Only what was given where the file has other columns, or several merchants have a feed of this
 * name.
 * @throws FeedFileError the file is no text
 */
export async function findStoredColumns(
  db: Database,
  { file, merchant }: Pick<ImportOptions, 'file' | 'merchant'>,
): Promise<Known> {
  const given: Known = { merchant };
  const feeds = await listMappedFeeds(db, feedNameOf({ file }));
  if (feeds.length === 0) return given;
  const named = merchant === undefined ? undefined : await findMerchantOf(db, givenHints(merchant));
  const [feed, ...others] =
    merchant === undefined ? feeds : feeds.filter(({ merchantId }) => merchantId === named?.id);
  if (!feed || others.length > 0) return given;
  const header = await readColumns(file);
  const hasAll = Object.values(feed.columns).every((name) => header.includes(name));
  return hasAll ? { columns: feed.columns, merchant: merchant ?? feed.merchant } : given;
}
