import { type CategoryMapping, type NotedCategories, otherCategoryKey } from '../catalogue/service.ts';
import type { Transaction } from '../platform/database.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { IncomingOffer } from './incoming.ts';
import type { KnownRows } from './known-rows.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import type { Rejection } from './rejection.ts';
import type { Adapter } from './sources/formats.ts';
import { column, type RowContext } from './sources/row.ts';
import { openStaging } from './staging.ts';
import { countRejection, type Tally } from './tally.ts';

export type StageOptions = {
  batches: AsyncIterable<FeedRecord[]>;
  adapt: Adapter;
  /** Rows that need no second look. */
  known: KnownRows;
  context: RowContext;
  mapCategory: CategoryMapping;
  categories: NotedCategories;
  /** The merchant's categories about which staff has decided. */
  decided: ReadonlySet<number>;
  /** The affiliate network's id of the file's merchant; '' where it has none. */
  networkId: string;
  tally: Tally;
  onBatch: () => void;
};

function adaptRecord({ row, fault }: FeedRecord, options: StageOptions): FeedOffer | Rejection {
  if (!row) return { reason: fault ?? 'row_damaged' };
  const merchantId = column(row, 'merchant_id');
  if (merchantId !== '' && merchantId.trim() !== options.networkId) return { reason: 'other_merchant' };
  return options.adapt(row, options.context);
}

/** Makes offers of records; those that are none are counted, and those that are known noted as seen. */
function adaptRecords(records: readonly FeedRecord[], options: StageOptions): IncomingOffer[] {
  const { tally, mapCategory, categories, decided, known } = options;
  const offers: IncomingOffer[] = [];
  for (const record of records) {
    tally.read++;
    if (record.hash === 0 && record.fault === undefined) tally.timed++;
    const seen = record.hash > 0 && known.see(record.hash);
    if (seen) {
      tally.accepted++;
      if (seen === 'again') tally.repeated++;
      continue;
    }
    const offer = adaptRecord(record, options);
    if ('reason' in offer) {
      countRejection(tally, record, offer);
      continue;
    }
    const category = mapCategory(offer.merchantCategory, offer.networkCategory);
    categories.note(category);
    if (category.key === otherCategoryKey && !decided.has(category.hash)) tally.unmapped++;
    tally.accepted++;
    offers.push({ number: record.number, rowHash: record.hash, offer, category });
  }
  return offers;
}

/**
 * Reads a feed into the session's temporary tables: `feed_rows`, one row per article, and `seen_offers`, those whose
 * rows are known. @throws FeedFileError where the file is broken
 */
export async function stageFeed(session: Transaction, options: StageOptions): Promise<void> {
  const staging = await openStaging(session);
  try {
    for await (const records of options.batches) {
      await staging.write(adaptRecords(records, options));
      options.onBatch();
    }
  } catch (error) {
    await staging.abort(error as Error);
    throw error;
  }
  options.tally.repeated += await staging.finish(options.known.seen());
}
