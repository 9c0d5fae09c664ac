import type { MerchantHints } from '../merchants/service.ts';
import type { FeedFormat } from './adapters/formats.ts';
import { column } from './adapters/row.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { shopNameOf } from './shop-name.ts';
import { cleanLine } from './values/clean-text.ts';
import { hostOf } from './values/link.ts';

/** The merchant's identity as given before the feed is read. */
export const givenHints = (name = ''): MerchantHints => ({
  given: cleanLine(name, 100),
  networkId: '',
  name: '',
  host: '',
});

/** The merchant's identity from the first readable row and the channel's title. */
export function hintsOf(
  format: FeedFormat,
  records: readonly FeedRecord[],
  feedTitle: string,
  given: string,
): MerchantHints {
  const rows = records.flatMap(({ row }) => (row ? [row] : []));
  const isAwin = format === 'awin-csv';
  const first = (name: string) =>
    rows.map((row) => column(row, name).trim()).find((text) => text !== '') ?? '';
  const link = first(isAwin ? 'merchant_deep_link' : 'link');
  const host = hostOf(link) ?? '';
  return {
    given,
    networkId: isAwin ? cleanLine(first('merchant_id'), 50) : '',
    name: isAwin ? cleanLine(first('merchant_name'), 100) : shopNameOf(cleanLine(feedTitle, 100), host),
    host,
  };
}
