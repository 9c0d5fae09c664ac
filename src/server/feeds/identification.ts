import type { MerchantHints } from '../merchants/service.ts';
import type { FeedFormat } from './adapters/formats.ts';
import { column, type FeedRow } from './adapters/row.ts';
import type { FeedRecord } from './reading/feed-record.ts';
import { shopNameOf } from './shop-name.ts';
import { cleanLine } from './values/clean-text.ts';
import { hostOf } from './values/link.ts';
import { isNetworkHost, isNetworkLink, isOnUnnamedHost, shopOfNetworkLink } from './values/network-hosts.ts';

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
  // A programme without a name in a file that names its shop may be anybody's.
  return (
    ofNetworks.has(format) && name !== '' && cleanLine(column(row, 'merchant_name').trim(), 100) !== name
  );
}

/** What publishers get of networks, whose links lead to shops whatever their hosts. */
const ledByNetworks: ReadonlySet<FeedFormat> = new Set([...ofNetworks, 'tradetracker', 'kwanko']);

/** What is no shop's page in a link, but where its visitor came from, or a picture: "…?ref=https://other.example". */
const beside = 'ref|referr?er|utm_[a-z]+|source|from|origin|return|back|image|img|picture';
/** Addresses in a link, also written as a part of it: "…?url=https%3A%2F%2Fshop.example%2F1", or once more. */
const addresses = new RegExp(
  String.raw`(?<![?&](?:${beside})=)https?(?:://|%3A%2F%2F|%253A%252F%252F)([a-z\d-]+(?:\.[a-z\d-]+)+)(?=(.{0,40}))`,
  'gi',
);
const isRedirection = /click|trck|track|redir/i;
/** The address of what leads on to another one by its name or page: "https://track.example/…", "https://net.example/c/…". */
const leadsOn =
  /^https?:\/\/(?:[a-z\d-]+\.)*(?:track(?:ing|er)?|trk|clicks?|clk|redir(?:ect)?|go|out)\d{0,3}\.[a-z\d-]+\.|^https?:\/\/[^/?#]+\/(?:(?:[^?#]*\/)?[a-z\d_-]{0,12}(?:click|clk|trck|track|trk|redir)(?!-|pad|pant|suit)[a-z\d_.-]{0,12}(?:[/?#:]|$)|(?:c|r|go|out|deeplink|dl)(?:\/?(?:[?#]|$)|[:/](?:[a-z_]{1,20}[:=])?https?(?::|%3a)))/i;

/**
 * Whether an address within a link may be where it leads. A shop's own page may hold anybody's address, and no feed shall become
 * another shop's by that.
 */
const isLeading = (link: string, isOfNetwork: boolean): boolean =>
  isOfNetwork || isNetworkHost(hostOf(link) ?? '') || isNetworkLink(link) || leadsOn.test(link);

/** Host of the shop that a link leads to; a network's says so itself, or it is not known: '', as is that of one counting clicks. */
function siteOf(link: string, isOfNetwork: boolean, isLed: boolean): string {
  const shop = shopOfNetworkLink(link);
  if (shop !== undefined) return shop;
  const found = [...link.matchAll(addresses)];
  if (found.length < 2 || !isLeading(link, isLed)) {
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
  const host = siteOf(link, isOfNetwork, ledByNetworks.has(format));
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
