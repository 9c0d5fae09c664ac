import { parseGtins } from '../../../contract/products/gtin.ts';
import { isWork } from '../../language/stock-in-title.ts';
import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection, RejectionReason } from '../rejection.ts';
import { readAnnounced } from '../values/announced-price.ts';
import { cleanLine, cleanText, cleanTitle } from '../values/clean-text.ts';
import { parseCondition } from '../values/condition.ts';
import { parseDelivery } from '../values/delivery.ts';
import { parseCount, parseFlag, parseRating, parseReviews } from '../values/flags.ts';
import { isGiftCard, isService, isTestArticle } from '../values/kinds/kind-of-article.ts';
import { parseImageAddress, parseLink, readLink } from '../values/link.ts';
import { parseBrand, parseCode } from '../values/parse-codes.ts';
import { parseSpecifications, specificationsOfDescription, unique } from '../values/parse-specifications.ts';
import { type Price, parsePrice } from '../values/price.ts';
import { measureOf } from '../values/unit-price.ts';
import { isWithin } from '../values/validity.ts';
import { takeWarranty } from '../values/warranty.ts';
import { moreImagesOf } from './more-images.ts';
import { column, type FeedRow, firstOf, type RowContext } from './row.ts';
import { currencyOfRow } from './row-currency.ts';
import { indexColumns, indicesOf } from './row-indices.ts';
import { gtinsOf } from './row-isbns.ts';
import { sellerColumns, sellerOf } from './row-seller.ts';
import { believeTitle, countedStock, type RowStock, readStock } from './row-stock.ts';
import { readVariant, withoutSizes } from './variant.ts';

const alternateImages = [
  'alternate_image',
  'alternate_image_two',
  'alternate_image_three',
  'alternate_image_four',
] as const;

/** Columns of Awin's product feed that `adaptAwin` reads, by their normalised names. */
export const awinColumns = [
  'aw_deep_link',
  'merchant_deep_link',
  'aw_product_id',
  'merchant_product_id',
  'merchant_id',
  'merchant_name',
  'parent_product_id',
  'ean',
  'upc',
  'isbn',
  'mpn',
  'product_gtin',
  'model_number',
  'product_model',
  'product_name',
  'description',
  'product_short_description',
  'specifications',
  'brand_name',
  'colour',
  'dimensions',
  'condition',
  'warranty',
  'category_name',
  'merchant_category',
  'merchant_product_category_path',
  'search_price',
  'store_price',
  'display_price',
  'rrp_price',
  'product_price_old',
  'base_price_text',
  'currency',
  'delivery_cost',
  'delivery_time',
  'in_stock',
  'stock_quantity',
  'stock_status',
  'number_available',
  'is_for_sale',
  'pre_order',
  'valid_from',
  'valid_to',
  'merchant_image_url',
  'large_image',
  'aw_image_url',
  ...alternateImages,
  'average_rating',
  'rating',
  'reviews',
  ...sellerColumns,
  'fashion:size',
  'size_stock_status',
  'fashion:suitable_for',
  'fashion:material',
  'fashion:pattern',
  'fashion:category',
  ...indexColumns,
] as const;

const pathOf = (row: FeedRow) =>
  cleanLine(firstOf(row, 'merchant_product_category_path', 'merchant_category'), 300);
const networkPathOf = (row: FeedRow) => cleanLine(column(row, 'category_name'), 300);

const descriptionOf = (row: FeedRow) => firstOf(row, 'description', 'product_short_description');

/** Whether the title is that of a book, record or film. */
const isTitleOfWork = (row: FeedRow): boolean =>
  isWork(
    [
      column(row, 'product_name'),
      pathOf(row),
      networkPathOf(row),
      column(row, 'ean'),
      column(row, 'isbn'),
    ].join('\n'),
  );
const titleOf = (row: FeedRow) => cleanTitle(column(row, 'product_name'), () => isTitleOfWork(row));

export const categoriesOfAwin = (row: FeedRow) => ({
  title: titleOf(row),
  path: pathOf(row),
  networkPath: networkPathOf(row),
  description: cleanText(descriptionOf(row), 1_000),
  brand: parseBrand(column(row, 'brand_name')),
});

/** One row of an Awin product feed as an offer, or why it is none. Pure. */
export function adaptAwin(row: FeedRow, context: RowContext): FeedOffer | Rejection {
  const articleId = cleanLine(firstOf(row, 'merchant_product_id', 'aw_product_id'), 255);
  if (articleId === '') return { reason: 'article_missing' };
  const title = titleOf(row);
  const refused = refusalOf(row, context, title);
  if (refused) return { reason: refused, articleId };
  const price = priceOf(row, context);
  if ('reason' in price) return { ...price, articleId };
  const read = readLink(firstOf(row, 'aw_deep_link', 'merchant_deep_link'), context.secureHosts);
  if ('reason' in read) return { ...read, articleId };
  const { link } = read;

  const currency = currencyOfRow(row, context);
  const brand = parseBrand(column(row, 'brand_name'));
  const pictures = picturesOf(row);
  const { specifications, ...variant } = readVariant({
    ...variantColumns(row),
    ...{ id: articleId, title, brand, imageUrl: pictures.imageUrl },
    link: parseLink(column(row, 'merchant_deep_link')) ?? link,
  });
  const description = cleanText(descriptionOf(row), 5_000);
  const stated = specificationsOf(row, [...specifications, ...unitPriceOf(row, price.cents, currency)]);
  return {
    ...variant,
    ...identifiersOf(row, context),
    brand,
    merchantCategory: pathOf(row),
    networkCategory: networkPathOf(row),
    description,
    ...takeWarranty({ title, description, specifications: withoutSizes(stated, variant) }),
    condition: parseCondition(column(row, 'condition'), title, pathOf(row)),
    priceCents: price.cents,
    announcedCents: readAnnounced(announcedOf(row), price.cents, currency, context.notation),
    deliveryCents: parseDelivery(column(row, 'delivery_cost'), context.notation),
    deliveryInfo: cleanLine(column(row, 'delivery_time'), 100),
    ...stockOf(row, context),
    seller: sellerOf(row),
    link,
    pageLink: pageLinkOf(row, link),
    ...pictures,
    ...ratingOf(row),
  };
}

/** Why a row is no offer that people can buy now, whatever it costs. */
function refusalOf(row: FeedRow, { observedAt }: RowContext, title: string): RejectionReason | undefined {
  if (title === '') return 'title_missing';
  if (parseFlag(column(row, 'is_for_sale')) === false || isTestArticle(title)) return 'not_for_sale';
  if (!isWithin(observedAt, column(row, 'valid_from'), column(row, 'valid_to'))) return 'not_valid_now';
  if (isGiftCard(title, column(row, 'category_name'))) return 'gift_card';
  return isService(title) ? 'service' : undefined;
}

function identifiersOf(row: FeedRow, context: RowContext) {
  const codes = ['ean', 'product_gtin', 'upc'].map((name) => column(row, name));
  return {
    networkArticleId: column(row, 'aw_product_id').trim() || null,
    // The column for ISBNs has them.
    gtins: [...new Set([...gtinsOf(codes, context), ...parseGtins([column(row, 'isbn')])])],
    mpn: parseCode(column(row, 'mpn')),
    model: parseCode(firstOf(row, 'model_number', 'product_model')),
  };
}

/**
 * The article's page at the merchant's; null where the link leads there. It is compared with others and read, never opened by
 * people: whether it responds under https is seen then.
 */
function pageLinkOf(row: FeedRow, link: string): string | null {
  const own = parseLink(column(row, 'merchant_deep_link'), 'all');
  return own && own !== link ? own : null;
}

function picturesOf(row: FeedRow) {
  const imageUrl = parseImageAddress(firstOf(row, 'large_image', 'merchant_image_url', 'aw_image_url'));
  const others = alternateImages.map((name) => column(row, name));
  return { imageUrl, moreImages: moreImagesOf(others, imageUrl) };
}

function ratingOf(row: FeedRow) {
  const rating = parseRating(firstOf(row, 'average_rating', 'rating'));
  return { rating, ratingCount: rating === null ? null : parseReviews(column(row, 'reviews')) };
}

const variantColumns = (row: FeedRow) => ({
  group: column(row, 'parent_product_id'),
  size: column(row, 'fashion:size'),
  colour: column(row, 'colour'),
  material: column(row, 'fashion:material'),
  pattern: column(row, 'fashion:pattern'),
  gender: column(row, 'fashion:suitable_for'),
  ageGroup: '',
  categories: [
    column(row, 'fashion:category'),
    firstOf(row, 'merchant_product_category_path', 'merchant_category'),
    column(row, 'category_name'),
  ],
  isFashion: column(row, 'fashion:size').trim() !== '',
});

/** What the shopper pays; another column of the row replaces or corrects it where that is certain. */
function priceOf(row: FeedRow, context: RowContext): Price {
  const currency = currencyOfRow(row, context);
  const read = (text: string) => parsePrice(text, currency, context.notation);
  const price = read(firstOf(row, 'search_price', 'store_price', 'display_price'));
  if ('reason' in price || price.cents % 100 !== 0) return price;
  // Cents written among euros: another column has the same digits with its decimals.
  const written = [column(row, 'store_price'), column(row, 'display_price')];
  const isCents = written.some((text) => {
    const other = read(text);
    return 'cents' in other && other.cents * 100 === price.cents;
  });
  if (isCents) return { cents: price.cents / 100 };
  return isFarAboveList(row, price.cents, read) ? { reason: 'price_contradicted' } : price;
}

/** What was crossed out before what the maker recommends, and what the shop asks of others. */
const announcedOf = (row: FeedRow) =>
  ['product_price_old', 'rrp_price', 'store_price'].map((name) => column(row, name));

/** A price of fifty times the list price means that one of the two is in cents. */
const contradiction = 50;

/** Whether the row's own list price contradicts its price. */
function isFarAboveList(row: FeedRow, cents: number, read: (text: string) => Price): boolean {
  const text = firstOf(row, 'rrp_price', 'product_price_old');
  if (text === '') return false;
  const list = read(text);
  return 'cents' in list && cents >= contradiction * list.cents;
}

function stockStateOf(row: FeedRow, context: RowContext): RowStock {
  const stated = readStock([column(row, 'in_stock'), column(row, 'stock_status')], context);
  const isStated = stated.availability !== 'unknown' && firstOf(row, 'in_stock', 'stock_status') !== '';
  if ((!isStated || stated.availability !== 'in_stock') && parseFlag(column(row, 'pre_order'))) {
    return { availability: 'preorder' };
  }
  if (isStated) return stated;
  const quantity = parseCount(firstOf(row, 'stock_quantity', 'number_available'));
  if (quantity !== null) return { availability: quantity > 0 ? 'in_stock' : 'out_of_stock' };
  return parseFlag(column(row, 'is_for_sale')) ? { availability: 'in_stock' } : stated;
}

function stockOf(row: FeedRow, context: RowContext) {
  const stated = stockStateOf(row, context);
  const { availability, unread: unreadStock } = believeTitle(stated, column(row, 'product_name'), () =>
    isTitleOfWork(row),
  );
  const stock = parseCount(firstOf(row, 'stock_quantity', 'number_available'));
  return { availability, unreadStock, stock: countedStock(stock, availability) };
}

/** How much the article holds, by its price per unit; as a Google feed states it. */
function unitPriceOf(row: FeedRow, cents: number, currency: string | undefined): FeedOffer['specifications'] {
  const text = column(row, 'base_price_text');
  const measure = text === '' ? '' : measureOf(text, cents, currency);
  return measure === '' ? [] : [{ name: 'Unit price measure', value: measure }];
}

function specificationsOf(row: FeedRow, ofVariant: FeedOffer['specifications']): FeedOffer['specifications'] {
  const extra = [
    { name: 'Dimensions', value: cleanLine(column(row, 'dimensions'), 100) },
    { name: 'Warranty', value: cleanLine(column(row, 'warranty'), 100) },
    ...indicesOf(row),
  ].filter(({ value }) => value !== '');
  return unique([
    ...parseSpecifications(column(row, 'specifications')),
    ...specificationsOfDescription(descriptionOf(row)),
    ...ofVariant,
    ...extra,
  ]);
}
