import { parseGtins } from '../../../contract/products/gtin.ts';
import type { Availability, FeedOffer } from '../feed-offer.ts';
import type { Rejection, RejectionReason } from '../rejection.ts';
import { parseAvailability } from '../values/availability.ts';
import { cleanLine, cleanText, cleanTitle } from '../values/clean-text.ts';
import { parseCondition } from '../values/condition.ts';
import { parseDelivery } from '../values/delivery.ts';
import { parseCount } from '../values/flags.ts';
import { parseImageAddress, parseLink } from '../values/link.ts';
import { parseBrand, parseCode } from '../values/parse-codes.ts';
import { type Specification, specificationsOfDescription, unique } from '../values/parse-specifications.ts';
import { parsePrice } from '../values/price.ts';
import { isWithinInterval } from '../values/validity.ts';
import { moreImagesOf } from './more-images.ts';
import { column, type FeedRow, type RowContext } from './row.ts';

/** Attributes of Google's product data that `adaptGoogleMerchant` reads. */
export const googleColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'mpn',
  'condition',
  'product_type',
  'google_product_category',
  'shipping',
  'item_group_id',
  'color',
  'size',
  'product_detail',
] as const;

// Sizes of clothes and shoes; "128 GB" or "27 pouces" is another product, not another size.
const clothingSize =
  /^(?:[2-6]?x{0,4}[sml]|[2-6]xl|one size|taille unique|tu|(?:eu|uk|us|fr)? ?\d{1,2}(?:[.,]5)?(?: ?(?:eu|uk|us|fr))?)$/i;

/** One item of a Google Merchant feed (RSS, Atom or TSV) as an offer, or why it is none. Pure. */
export function adaptGoogleMerchant(row: FeedRow, context: RowContext): FeedOffer | Rejection {
  const articleId = articleOf(row);
  if (articleId === '') return { reason: 'article_missing' };
  const reject = (reason: RejectionReason): Rejection => ({ reason, articleId });

  const title = cleanTitle(column(row, 'title'));
  if (title === '') return reject('title_missing');
  const price = priceOf(row, context);
  if ('reason' in price) return reject(price.reason);
  const address = column(row, 'link').trim();
  if (address === '') return reject('link_missing');
  const link = parseLink(address);
  if (link === undefined) return reject('link_invalid');

  const description = column(row, 'description');
  const imageUrl = parseImageAddress(column(row, 'image_link'));
  return {
    articleId,
    networkArticleId: null,
    title,
    brand: parseBrand(column(row, 'brand')),
    description: cleanText(description, 5_000),
    specifications: unique([
      ...detailsOf(column(row, 'product_detail')),
      ...specificationsOfDescription(description),
      ...colourOf(row),
    ]),
    gtins: parseGtins(column(row, 'gtin').split(/[,;\n]/)),
    mpn: parseCode(column(row, 'mpn')),
    model: '',
    merchantCategory: cleanLine(column(row, 'product_type'), 300),
    networkCategory: cleanLine(column(row, 'google_product_category'), 300),
    condition: parseCondition(column(row, 'condition'), title),
    priceCents: price.cents,
    deliveryCents: parseDelivery(column(row, 'shipping')),
    deliveryInfo: '',
    availability: availabilityOf(column(row, 'availability')),
    stock: null,
    seller: '',
    link,
    imageUrl,
    // One a line (XML) or separated by commas (TSV).
    moreImages: moreImagesOf(column(row, 'additional_image_link').split(/\n|,(?=\s*https?:)/), imageUrl),
    rating: null,
    ratingCount: null,
  };
}

/** Items of one group in several clothing sizes are one article: the group, in its colour. */
function articleOf(row: FeedRow): string {
  const group = column(row, 'item_group_id').trim();
  if (group !== '' && clothingSize.test(column(row, 'size').trim())) {
    const colour = cleanLine(column(row, 'color'), 60).toLowerCase();
    return cleanLine(colour === '' ? group : `${group}/${colour}`, 255);
  }
  return cleanLine(column(row, 'id'), 255);
}

/** In words, or as a number of pieces, which shops' own exports hold. */
const availabilityOf = (text: string): Availability =>
  parseAvailability(text) ?? (parseCount(text) ? 'in_stock' : 'out_of_stock');

/** The sale price while it holds, else the price. A sale without dates holds always. */
function priceOf(row: FeedRow, context: RowContext): { cents: number } | { reason: RejectionReason } {
  const price = parsePrice(column(row, 'price'));
  const sale = column(row, 'sale_price').trim();
  if (sale === '' || 'reason' in price) return price;
  const interval = column(row, 'sale_price_effective_date').trim();
  if (interval !== '' && !isWithinInterval(context.observedAt, interval)) return price;
  const salePrice = parsePrice(sale);
  return 'cents' in salePrice && salePrice.cents < price.cents ? salePrice : price;
}

/** `section:name:value`, one a line (XML) or separated by commas (TSV). */
function detailsOf(text: string): Specification[] {
  if (text === '') return [];
  return text.split(/\n|,(?=[^,:]*:[^,:]*:)/).flatMap((detail) => {
    const [, name, value] = /^[^:]*:([^:]+):(.+)$/.exec(detail.trim()) ?? [];
    if (name === undefined || value === undefined) return [];
    return { name: cleanLine(name, 60), value: cleanLine(value, 200) };
  });
}

function colourOf(row: FeedRow): Specification[] {
  const value = cleanLine(column(row, 'color'), 100);
  return value === '' ? [] : [{ name: 'Colour', value }];
}
