import { type FileReading, plainReading } from '../../contract/feeds/feed-fields.ts';
import { findMerchantOf } from '../merchants/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listToldFeeds } from './feeds-queries.ts';
import { givenHints } from './identification.ts';
import { feedNameOf, type ImportOptions } from './importing/import-options.ts';
import { columnsOfLayout } from './reading/layout.ts';
import { inspectFeed } from './reading/open-feed.ts';
import { columnsOfAll } from './reading/recognise.ts';

type Known = Pick<ImportOptions, 'reading' | 'merchant'>;

/**
 * The stored settings of the feed that a file belongs to: how it is read and, where not given, its merchant. Only
 * what was given (`said`) where the file has other columns, or several merchants have a feed of this name.
 * @throws FeedFileError the file is no text
 */
export async function findStoredReading(
  db: Database,
  { file, merchant, said }: Pick<ImportOptions, 'file' | 'merchant'> & { said: Partial<FileReading> },
): Promise<Known> {
  const given: Known = { merchant, reading: { ...plainReading, ...said } };
  const feeds = await listToldFeeds(db, feedNameOf({ file }));
  if (feeds.length === 0) return given;
  const named = merchant === undefined ? undefined : await findMerchantOf(db, givenHints(merchant));
  const [feed, ...others] =
    merchant === undefined ? feeds : feeds.filter(({ merchantId }) => merchantId === named?.id);
  if (!feed || others.length > 0) return given;
  const reading = { ...feed.reading, ...said };
  return (await hasColumns(file, reading)) ? { reading, merchant: merchant ?? feed.merchant } : given;
}

/** Whether a file has the columns that are mapped. */
async function hasColumns(file: string, { columns, record }: FileReading): Promise<boolean> {
  if (!columns) return true;
  const { layout } = await inspectFeed(file, plainReading);
  const header = columnsOfLayout(layout, { record }).map(({ name }) => name);
  const wanted = layout.kind === 'table' ? Object.values(columns) : columnsOfAll(columns);
  return wanted.every((name) => header.includes(name));
}
