import type { MerchantHints } from '../../merchants/service.ts';
import type { Adapter, FeedFormat } from '../adapters/formats.ts';
import { adaptSizes } from '../adapters/listed-sizes.ts';
import type { RowContext } from '../adapters/row.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { isOfOther } from '../identification.ts';
import type { Rejection } from '../rejection.ts';
import type { FeedRecord } from './feed-record.ts';

export type RecordAdapting = {
  adapt: Adapter;
  format: FeedFormat;
  context: RowContext;
  /** Of the file's merchant. */
  hints: MerchantHints;
};

/** A record's offers, several where it lists sizes; or why it is none. */
export function adaptRecord(
  { row, fault }: FeedRecord,
  { adapt, format, context, hints }: RecordAdapting,
): FeedOffer[] | Rejection {
  if (!row || fault) return { reason: fault ?? 'row_damaged' };
  if (isOfOther(row, format, hints)) return { reason: 'other_merchant' };
  return adaptSizes(row, format, (each) => adapt(each, context));
}
