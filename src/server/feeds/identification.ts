import type { MerchantHints } from '../merchants/service.ts';
import type { FeedFormat } from './adapters/formats.ts';
import { column, type FeedRow } from './adapters/row.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { shopNameOf } from './shop-name.ts';
import { cleanLine } from './values/clean-text.ts';
import { hostOf } from './values/link.ts';
import { isNetworkHost, isOnUnnamedHost, shopOfNetworkLink } from './values/network-hosts.ts';

/** The merchant's identity as given before the feed is read. */
export const givenHints = (name = ''): MerchantHints => ({
  given: cleanLine(name, 100),
  networkId: '',
  name: '',
  host: '',
});

/** What publishers get of networks that have many hosts; their files name the shop. */
const ofNetworks: ReadonlySet<FeedFormat> = new Set(['daisycon', 'effiliation', 'tradedoubler']);

/**
 * Whether a row is of another shop than its file, which publishers may get for several at once. `merchant_id`: of what networks give
 * to publishers as tables, only Awin's has it.
 */
export function isOfOther(row: FeedRow, format: FeedFormat, { networkId, name }: MerchantHints): boolean {
  const id = column(row, 'merchant_id');
  if (id !== '' && id.trim() !== networkId) return true;
  const shop = ofNetworks.has(format) ? cleanLine(column(row, 'merchant_name').trim(), 100) : '';
  return shop !== '' && shop !== name;
}

/** What is no shop's page in a link, but where its visitor came from, or a picture: "…?ref=https://other.example". */
const beside = 'ref|referr?er|utm_[a-z]+|source|from|origin|return|back|image|img|picture';
/** Addresses in a link, also written as a part of it: "…?url=https%3A%2F%2Fshop.example%2F1", or once more. */
const addresses = new RegExp(
  String.raw`(?<![?&](?:${beside})=)https?(?:://|%3A%2F%2F|%253A%252F%252F)([a-z\d-]+(?:\.[a-z\d-]+)+)(?=(.{0,40}))`,
  'gi',
);
const isRedirection = /click|trck|track|redir/i;

/** Host of the shop that a link leads to; a network's says so itself, or it is not known: '', as is that of one counting clicks. */
function siteOf(link: string, isOfNetwork: boolean): string {
  const found = [...link.matchAll(addresses)];
  if (found.length < 2) {
    const shop = shopOfNetworkLink(link);
    if (shop !== undefined) return shop;
    const host = hostOf(link) ?? '';
    return isOfNetwork || isNetworkHost(host) || isOnUnnamedHost(link) ? '' : host;
  }
  const [, host = '', path = ''] = found.at(-1) ?? [];
  return isRedirection.test(path) ? '' : host.toLowerCase().replace(/^www\./, '');
}

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
  const isOfNetwork = ofNetworks.has(format);
  const host = siteOf(link, isOfNetwork);
  return {
    given,
    networkId: isAwin ? cleanLine(first('merchant_id'), 50) : '',
    name:
      isAwin || isOfNetwork
        ? cleanLine(first('merchant_name'), 100)
        : shopNameOf(cleanLine(feedTitle, 100), host),
    host,
  };
}
