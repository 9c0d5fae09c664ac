import { findMerchantOf, type MerchantHints } from '../../merchants/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type FeedReading, findFeedReading } from '../feeds-queries.ts';
import { feedNameOf, type ImportOptions } from './import-options.ts';

/** The feed that a file belongs to, by its merchant and name; undefined: the merchant is not known yet. */
export async function findFeed(
  session: Transaction,
  options: ImportOptions,
  hints: MerchantHints,
): Promise<{ merchantId: number; name: string } | undefined> {
  const merchant = await findMerchantOf(session, hints);
  return merchant && { merchantId: merchant.id, name: feedNameOf(options) };
}

/** The settings of the feed that a file belongs to; those of a new feed where it is not known yet. */
export async function findSettings(
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
