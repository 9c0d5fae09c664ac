import type { MappedCategory } from '../../facts/service.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { sealEvidence } from '../reading/row-evidence.ts';
import { hashTexts } from '../reading/row-hash.ts';
import { type DeliveryDays, readDeliveryDays } from '../values/delivery-days.ts';

/**
 * An offer on its way into the catalogue: row `number` of its file, its hash (0: read it each time), that of what it says
 * but price, stock and delivery (`hashEvidence`), and its category.
 */
export type IncomingOffer = {
  number: number;
  rowHash: number;
  evidence: number;
  offer: FeedOffer;
  category: Pick<MappedCategory, 'key' | 'hash'>;
};

const needsEscape = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeAll = /[\\\t\n\r]/g;

/** A text as PostgreSQL's COPY wants it. */
const escapeText = (text: string): string =>
  needsEscape.test(text) ? text.replace(escapeAll, (sign) => escapes[sign] as string) : text;

/** Texts as PostgreSQL's array literal. */
const toArray = (texts: readonly string[]): string =>
  texts.length === 0 ? '{}' : `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;

const toJson = (specifications: FeedOffer['specifications']): string =>
  specifications.length === 0 ? '[]' : JSON.stringify(specifications);

const orNull = (value: string | number | null): string | number => (value === null ? '\\N' : value);
const textOrNull = (text: string | null): string => (text === null ? '\\N' : escapeText(text));

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

type Written = Pick<IncomingOffer, 'offer' | 'category' | 'evidence'>;

/** Columns of the temporary table `feed_rows`, but for number and hash, and how an offer is written there. */
const columns = {
  article_id: ({ offer }) => escapeText(offer.articleId),
  group_id: ({ offer }) => escapeText(offer.groupId),
  size_label: ({ offer }) => escapeText(offer.size?.label ?? ''),
  size_title: ({ offer }) => escapeText(offer.size?.title ?? ''),
  network_article_id: ({ offer }) => textOrNull(offer.networkArticleId),
  title: ({ offer }) => escapeText(offer.title),
  brand: ({ offer }) => escapeText(offer.brand),
  description: ({ offer }) => escapeText(offer.description),
  specifications: ({ offer }) => escapeText(toJson(offer.specifications)),
  gtins: ({ offer }) => `{${offer.gtins.join(',')}}`,
  mpn: ({ offer }) => escapeText(offer.mpn),
  model: ({ offer }) => escapeText(offer.model),
  category_key: ({ category }) => category.key,
  category_hash: ({ category }) => category.hash,
  evidence_hash: ({ offer, category, evidence }) => sealEvidence(evidence, category, offer.priceCents),
  condition: ({ offer }) => offer.condition,
  price_cents: ({ offer }) => offer.priceCents,
  announced_cents: ({ offer }) => orNull(offer.announcedCents),
  delivery_cents: ({ offer }) => orNull(offer.deliveryCents),
  delivery_info: ({ offer }) => escapeText(offer.deliveryInfo),
  delivery_min_days: ({ offer }) => orNull(daysOf(offer.deliveryInfo)?.min ?? null),
  delivery_max_days: ({ offer }) => orNull(daysOf(offer.deliveryInfo)?.max ?? null),
  warranty_months: ({ offer }) => orNull(offer.warranty?.months ?? null),
  warranty_by: ({ offer }) => orNull(offer.warranty?.by ?? null),
  availability: ({ offer }) => offer.availability,
  stock: ({ offer }) => orNull(offer.stock),
  seller: ({ offer }) => escapeText(offer.seller),
  link: ({ offer }) => offer.link,
  page_link: ({ offer }) => textOrNull(offer.pageLink),
  image_url: ({ offer }) => textOrNull(offer.imageUrl),
  more_images: ({ offer }) => escapeText(toArray(offer.moreImages)),
  promotion_ids: ({ offer }) => (offer.promotionIds ? escapeText(toArray(offer.promotionIds)) : '\\N'),
  rating: ({ offer }) => orNull(offer.rating),
  rating_count: ({ offer }) => orNull(offer.ratingCount),
} satisfies Readonly<Record<string, (written: Written) => string | number>>;

/** Their names, in the order of a line. */
export const incomingColumns: readonly string[] = Object.keys(columns);

const writers: readonly ((written: Written) => string | number)[] = Object.values(columns);
const toLine = (written: Written): string => writers.map((write) => write(written)).join('\t');

/** An offer as one line of COPY. */
export function toCopyLine(incoming: IncomingOffer): string {
  const line = toLine(incoming);
  // Below zero: parsed each time, as its meaning depends on the time.
  const hash = incoming.rowHash || -hashTexts([line], [0]);
  return `${incoming.number}\t${hash}\t${line}\n`;
}
