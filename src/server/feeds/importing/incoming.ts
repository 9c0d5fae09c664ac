import type { MappedCategory } from '../../facts/service.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { hashTexts } from '../reading/row-hash.ts';
import { type DeliveryDays, readDeliveryDays } from '../values/delivery-days.ts';

/** An offer on its way into the catalogue: row `number` of its file, its hash (0: read it each time), and its category. */
export type IncomingOffer = {
  number: number;
  rowHash: number;
  offer: FeedOffer;
  category: Pick<MappedCategory, 'key' | 'hash'>;
};

/** Columns of the temporary table `feed_rows` in the order of its lines, without number and hash. */
export const incomingColumns = [
  'article_id',
  'group_id',
  'size_label',
  'size_title',
  'network_article_id',
  'title',
  'brand',
  'description',
  'specifications',
  'gtins',
  'mpn',
  'model',
  'category_key',
  'category_hash',
  'condition',
  'price_cents',
  'announced_cents',
  'delivery_cents',
  'delivery_info',
  'delivery_min_days',
  'delivery_max_days',
  'warranty_months',
  'warranty_by',
  'availability',
  'stock',
  'seller',
  'link',
  'page_link',
  'image_url',
  'more_images',
  'promotion_ids',
  'rating',
  'rating_count',
] as const;

const needsEscape = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeAll = /[\\\t\n\r]/g;

/** A text as PostgreSQL's COPY wants it. */
const escapeText = (text: string): string =>
  needsEscape.test(text) ? text.replace(escapeAll, (sign) => escapes[sign] as string) : text;

/** Texts as PostgreSQL's array literal. */
const toArray = (texts: readonly string[]): string =>
  texts.length === 0 ? '{}' : `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;

const orNull = (value: string | number | null): string | number => (value === null ? '\\N' : value);
const textOrNull = (text: string | null): string => (text === null ? '\\N' : escapeText(text));

/** An offer as one line of COPY. */
export function toCopyLine(incoming: IncomingOffer): string {
  const line = toLine(incoming);
  // Below zero: parsed each time, as its meaning depends on the time.
  const hash = incoming.rowHash || -hashTexts([line], [0]);
  return `${incoming.number}\t${hash}\t${line}\n`;
}

/** Feeds say the same few things of all their articles. */
const knownDays = new Map<string, DeliveryDays | null>();
const maxKnown = 500;

function daysOf(text: string): DeliveryDays | null {
  const known = knownDays.get(text);
  if (known !== undefined) return known;
  if (knownDays.size >= maxKnown) knownDays.clear();
  const days = readDeliveryDays(text);
  knownDays.set(text, days);
  return days;
}

/** Its columns, without number and hash. */
function toLine({ offer, category }: IncomingOffer): string {
  const specifications = offer.specifications.length === 0 ? '[]' : JSON.stringify(offer.specifications);
  const { min = null, max = null } = daysOf(offer.deliveryInfo) ?? {};
  return `${escapeText(offer.articleId)}\t${escapeText(offer.groupId)}\t${escapeText(offer.size?.label ?? '')}\t${escapeText(offer.size?.title ?? '')}\t${textOrNull(offer.networkArticleId)}\t${escapeText(offer.title)}\t${escapeText(offer.brand)}\t${escapeText(offer.description)}\t${escapeText(specifications)}\t{${offer.gtins.join(',')}}\t${escapeText(offer.mpn)}\t${escapeText(offer.model)}\t${category.key}\t${category.hash}\t${offer.condition}\t${offer.priceCents}\t${orNull(offer.announcedCents)}\t${orNull(offer.deliveryCents)}\t${escapeText(offer.deliveryInfo)}\t${orNull(min)}\t${orNull(max)}\t${orNull(offer.warranty?.months ?? null)}\t${orNull(offer.warranty?.by ?? null)}\t${offer.availability}\t${orNull(offer.stock)}\t${escapeText(offer.seller)}\t${offer.link}\t${textOrNull(offer.pageLink)}\t${textOrNull(offer.imageUrl)}\t${escapeText(toArray(offer.moreImages))}\t${offer.promotionIds ? escapeText(toArray(offer.promotionIds)) : '\\N'}\t${orNull(offer.rating)}\t${orNull(offer.ratingCount)}`;
}
