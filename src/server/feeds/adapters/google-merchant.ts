import type { FeedOffer } from '../feed-offer.ts';
import type { Rejection, RejectionReason } from '../rejection.ts';
import { readAnnounced } from '../values/announced-price.ts';
import { cleanLine, cleanText, cleanTitle } from '../values/clean-text.ts';
import { colourOfPage } from '../values/colour-of-page.ts';
import { isCondition, parseCondition } from '../values/condition.ts';
import { type Delivery, readDelivery, shippingColumns } from '../values/delivery.ts';
import { parseCount, parseFlag } from '../values/flags.ts';
import { isGiftCard, isService, isTestArticle } from '../values/kinds/kind-of-article.ts';
import { isRented } from '../values/kinds/rented.ts';
import { parseImageAddress, readLink } from '../values/link.ts';
import { parseBrand, parseCode } from '../values/parse-codes.ts';
import { type Specification, specificationsOfDescription, unique } from '../values/parse-specifications.ts';
import { type Price, parsePrice } from '../values/price.ts';
import { withoutShop } from '../values/shop-in-title.ts';
import { measureOf } from '../values/unit-price.ts';
import { isWithin, isWithinInterval } from '../values/validity.ts';
import { withColour } from '../values/variant-in-title.ts';
import { takeWarranty } from '../values/warranty.ts';
import { isHomePage } from './home-links.ts';
import { betweenPictures, moreImagesOf } from './more-images.ts';
import { column, type FeedRow, networkShelfOf, type RowContext, shelfColumns, shelfOf } from './row.ts';
import { brandOf } from './row-brand.ts';
import { currencyOfRow } from './row-currency.ts';
import { indexColumns, indicesOf } from './row-indices.ts';
import { codesOf, gtinsOf } from './row-isbns.ts';
import { sellerColumns, sellerOf } from './row-seller.ts';
import { countedStock, readStock } from './row-stock.ts';
import { readVariant, withoutSizes } from './variant.ts';

const shippingNames = Object.keys(shippingColumns) as (keyof typeof shippingColumns)[];

/** What shops write in place of Google's `condition`; some mean where a thing is or whether it is shown. */
const conditionColumns = [
  'state',
  'product_state',
  'item_condition',
  'product_condition',
  'état',
  'etat',
  'zustand',
  'estado',
  'stato',
] as const;

/**
 * Attributes of Google's product data that `adaptGoogleMerchant` reads; the last ones are columns of other formats, which
 * are read under Google's names.
 */
export const googleColumns = [
  'id',
  'title',
  'structured_title',
  'description',
  'structured_description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'sale_start',
  'sale_end',
  'currency',
  'brand',
  'gtin',
  'mpn',
  'condition',
  ...conditionColumns,
  ...shelfColumns,
  'google_product_category',
  'fb_product_category',
  'shipping',
  ...shippingNames,
  'item_group_id',
  'color',
  'size',
  'size_type',
  'size_system',
  'material',
  'pattern',
  'gender',
  'age_group',
  'product_detail',
  'currency',
  'list_price',
  'quantity',
  'delivery_time',
  'merchant_name',
  ...sellerColumns,
  'subscription_cost',
  'energy_efficiency_class',
  'min_energy_efficiency_class',
  'max_energy_efficiency_class',
  'certification',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'base_price_text',
  'multipack',
  'is_bundle',
  'warranty',
  'promotion_id',
  'visibility',
  'status',
  'excluded_destination',
  'disclosure_date',
  'expiration_date',
  ...indexColumns,
] as const;
export type GoogleColumn = (typeof googleColumns)[number];

/** One item of a Google Merchant feed (RSS, Atom or TSV) as an offer, or why it is none. Pure. */
export function adaptGoogleMerchant(row: FeedRow, context: RowContext): FeedOffer | Rejection {
  const articleId = cleanLine(column(row, 'id'), 255);
  if (articleId === '') return { reason: 'article_missing' };
  const written = titleOf(row);
  const refused = refusalOf(row, context, written);
  if (refused) return { reason: refused, articleId };
  const currency = currencyOfRow(row, context);
  const price = priceOf(row, context, currency);
  if ('reason' in price) return { ...price, articleId };
  const read = readLink(column(row, 'link'), context.secureHosts);
  if ('reason' in read) return { ...read, articleId };
  const { link } = read;
  if (context.leadHome && isHomePage(link)) return { reason: 'link_home', articleId };

  const { title, colour } = nameOf(row, written, link);
  const details = [
    ...detailsOf(column(row, 'product_detail')),
    ...specificationsOfDescription(descriptionOf(row)),
  ];
  const brand = brandOf(row, title, details);
  const pictures = picturesOf(row);
  const { specifications, ...variant } = readVariant({
    ...variantColumns(row),
    ...{ id: articleId, title, colour, brand, link, imageUrl: pictures.imageUrl },
  });
  const description = cleanText(descriptionOf(row), 5_000);
  const stated = unique([
    ...details,
    ...specifications,
    ...labelsOf(row),
    ...packOf(row, price.cents, currency),
  ]);
  return {
    ...variant,
    ...identifiersOf(row, context),
    brand,
    merchantCategory: pathOf(row),
    networkCategory: networkPathOf(row),
    description,
    ...takeWarranty({ title, description, specifications: withoutSizes(stated, variant) }),
    condition: parseCondition(conditionOf(row), title, shelfOf(row)),
    priceCents: price.cents,
    announcedCents: readAnnounced(announcedOf(row), price.cents, currency, context.notation),
    ...deliveredIn(row, context),
    ...stockOf(row, context),
    seller: sellerOf(row),
    link,
    pageLink: null,
    ...pictures,
    promotionIds: promotionsOf(column(row, 'promotion_id')),
    rating: null,
    ratingCount: null,
  };
}

/** What Meta's catalogue keeps from shoppers, and what Google is told to show nowhere that lists articles. */
function isHidden(row: FeedRow): boolean {
  const excluded = column(row, 'excluded_destination');
  return (
    /^(?:hidden|staging)$/i.test(column(row, 'visibility').trim()) ||
    /^(?:archived|draft|disabled|inactive)$/i.test(column(row, 'status').trim()) ||
    (/shopping[ _]ads/i.test(excluded) && /free[ _]listings/i.test(excluded))
  );
}

/** Why a row is no offer of a thing, whatever it costs. */
function refusalOf(row: FeedRow, { observedAt }: RowContext, title: string): RejectionReason | undefined {
  const productType = shelfOf(row);
  if (title === '') return 'title_missing';
  if (isGiftCard(title, column(row, 'google_product_category'), productType)) return 'gift_card';
  const isSubscription = column(row, 'subscription_cost').trim() !== '';
  const isLent = isRented({
    title,
    shelf: productType,
    price: column(row, 'price'),
    availability: column(row, 'availability'),
    description: column(row, 'description'),
  });
  if (isSubscription || isLent || isService(title, productType)) return 'service';
  if (isHidden(row) || isTestArticle(title)) return 'not_for_sale';
  // Google shows an article from the one on, and until the other.
  const isValid = isWithin(observedAt, column(row, 'disclosure_date'), column(row, 'expiration_date'));
  return isValid ? undefined : 'not_valid_now';
}

const conditionOf = (row: FeedRow): string =>
  column(row, 'condition') || (conditionColumns.map((name) => column(row, name)).find(isCondition) ?? '');

const identifiersOf = (row: FeedRow, context: RowContext) => ({
  networkArticleId: null,
  gtins: gtinsOf(codesOf(row, ['gtin']), context),
  mpn: parseCode(column(row, 'mpn')),
  model: '',
});

const announcedOf = (row: FeedRow) => [column(row, 'price'), column(row, 'list_price')];

function picturesOf(row: FeedRow) {
  const [first = '', ...behind] = column(row, 'image_link').split(betweenPictures);
  const imageUrl = parseImageAddress(first);
  // One a line (XML) or separated by commas (TSV).
  const others = [...behind, ...column(row, 'additional_image_link').split(/\n|,(?=\s*https?:)/)];
  return { imageUrl, moreImages: moreImagesOf(others, imageUrl) };
}

/** A text that says who wrote it: `trained_algorithmic_media:"Canapé d'angle"`. */
const writtenBy = /^\s*(?:default|trained_algorithmic_media)?:\s*"?|"\s*$/g;

/** Google takes a text that a program wrote in a column of its own. */
const textOf = (row: FeedRow, name: 'title' | 'description'): string => {
  const text = column(row, name);
  return text === '' ? column(row, `structured_${name}`).replace(writtenBy, '') : text;
};

const descriptionOf = (row: FeedRow) => textOf(row, 'description');

/** '' where it has not one letter or digit. */
function titleOf(row: FeedRow): string {
  const title = cleanTitle(textOf(row, 'title'));
  return /[\p{L}\p{N}]/u.test(title) ? title : '';
}

/** An article's title without its shop's name, and its colour, which the page's address may tell alone. */
function nameOf(row: FeedRow, written: string, link: string): { title: string; colour: string } {
  const short = withoutShop(written, link);
  // The text before the shop's name may be advertising.
  const title = short === written ? written : cleanTitle(short);
  const stated = column(row, 'color');
  if (stated !== '') return { title, colour: stated };
  const colour = colourOfPage(title, link);
  return { title: colour === '' ? title : withColour(title, colour), colour };
}

/** Promotions that one article may take part in, as Google has it. */
const maxPromotions = 10;
const maxPromotionIdLength = 60;

/** One a line (XML) or separated by commas (TSV). */
function promotionsOf(text: string): string[] | undefined {
  if (text === '') return undefined;
  const ids = text.split(/[\n,]/).map((id) => cleanLine(id, maxPromotionIdLength));
  const found = [...new Set(ids.filter((id) => id !== ''))].slice(0, maxPromotions);
  return found.length > 0 ? found : undefined;
}

const pathOf = (row: FeedRow) => cleanLine(shelfOf(row), 300);
const networkPathOf = (row: FeedRow) => cleanLine(networkShelfOf(row), 300);

export const categoriesOfGoogle = (row: FeedRow) => ({
  title: titleOf(row),
  path: pathOf(row),
  networkPath: networkPathOf(row),
  description: cleanText(descriptionOf(row), 1_000),
  brand: parseBrand(column(row, 'brand')),
});

const variantColumns = (row: FeedRow) => ({
  group: column(row, 'item_group_id'),
  size: column(row, 'size'),
  sizeSystem: column(row, 'size_system'),
  sizeType: column(row, 'size_type'),
  material: column(row, 'material'),
  pattern: column(row, 'pattern'),
  gender: column(row, 'gender'),
  ageGroup: column(row, 'age_group'),
  categories: [shelfOf(row), networkShelfOf(row)],
});

/** Of `shipping`, or of a column whose name says what its parts are. */
function deliveryOf(row: FeedRow, { notation }: RowContext): Delivery {
  const name = shippingNames.find((each) => column(row, each).trim() !== '');
  return column(row, 'shipping').trim() === '' && name
    ? readDelivery(column(row, name), shippingColumns[name], notation)
    : readDelivery(column(row, 'shipping'), undefined, notation);
}

function deliveredIn(row: FeedRow, context: RowContext) {
  const { cents, days } = deliveryOf(row, context);
  return { deliveryCents: cents, deliveryInfo: cleanLine(column(row, 'delivery_time'), 100) || days };
}

function stockOf(row: FeedRow, context: RowContext) {
  const quantity = column(row, 'quantity');
  const { availability, unread: unreadStock } = readStock([column(row, 'availability'), quantity], context);
  return { availability, unreadStock, stock: countedStock(parseCount(quantity), availability) };
}

/** Whether a sale holds now, by its interval, and by its first and last day in columns of their own. */
function isOnSale(row: FeedRow, { observedAt }: RowContext): boolean {
  const interval = column(row, 'sale_price_effective_date');
  return (
    (!/\d/.test(interval) || isWithinInterval(observedAt, interval)) &&
    isWithin(observedAt, column(row, 'sale_start'), column(row, 'sale_end'))
  );
}

/** The sale price while it holds, or where it is the only one, else the price. A sale without dates holds always. */
function priceOf(row: FeedRow, context: RowContext, currency: string | undefined): Price {
  const read = (text: string) => parsePrice(text, currency, context.notation);
  const price = read(column(row, 'price'));
  const sale = column(row, 'sale_price').trim();
  if (sale === '') return price;
  if ('reason' in price) return price.reason === 'price_missing' ? read(sale) : price;
  if (!isOnSale(row, context)) return price;
  const salePrice = read(sale);
  return 'cents' in salePrice && salePrice.cents < price.cents ? salePrice : price;
}

/** What the law wants shown: kept as specifications. */
function labelsOf(row: FeedRow): Specification[] {
  const text = (name: string) => cleanLine(column(row, name), 100);
  const [, eprel = ''] = /\bEPREL:(\d{3,9})\b/i.exec(column(row, 'certification')) ?? [];
  const [best, worst] = [text('max_energy_efficiency_class'), text('min_energy_efficiency_class')];
  const energy = text('energy_efficiency_class');
  return [
    {
      name: 'Energy efficiency class',
      value: energy && best && worst ? `${energy} (${best}–${worst})` : energy,
    },
    { name: 'EPREL', value: eprel },
    { name: 'Warranty', value: text('warranty') },
    ...indicesOf(row),
  ].filter(({ value }) => value !== '');
}

/** How much the article holds, by what its price per unit is stated of or else by that price, and what tells packs apart. */
function packOf(row: FeedRow, cents: number, currency: string | undefined): Specification[] {
  const text = (name: GoogleColumn) => cleanLine(column(row, name), 100);
  const [measure, base] = [text('unit_pricing_measure'), text('unit_pricing_base_measure')];
  const stated = measure && base ? `${measure} / ${base}` : measure;
  return [
    { name: 'Unit price measure', value: stated || measureOf(text('base_price_text'), cents, currency) },
    { name: 'Multipack', value: /^\d{1,4}$/.test(text('multipack')) ? text('multipack') : '' },
    { name: 'Bundle', value: parseFlag(column(row, 'is_bundle')) ? 'yes' : '' },
  ].filter(({ value }) => value !== '');
}

/** `section:name:value`, one a line (XML) or separated by commas (TSV). */
function detailsOf(text: string): Specification[] {
  if (text === '') return [];
  // A comma parts details of one line only: "Poids:1,24 kg" and a line behind it are no three of them.
  return text.split(/\n|,(?=[^,:\n]*:[^,:\n]*:)/).flatMap((detail) => {
    const [, name, value] = /^[^:]*:([^:]+):(.+)$/.exec(detail.trim()) ?? [];
    if (name === undefined || value === undefined) return [];
    return { name: cleanLine(name, 60), value: cleanLine(value, 200) };
  });
}
