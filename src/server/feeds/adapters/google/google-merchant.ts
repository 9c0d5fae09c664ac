import type { FeedOffer } from '../../feed-offer.ts';
import type { Rejection } from '../../rejection.ts';
import { readAnnounced } from '../../values/announced-price.ts';
import { cleanLine, cleanText } from '../../values/clean-text.ts';
import { isCondition, parseCondition } from '../../values/condition.ts';
import { type Delivery, readDelivery, shippingColumns } from '../../values/delivery.ts';
import { parseCount } from '../../values/flags.ts';
import { parseImageAddress, readLink } from '../../values/link.ts';
import { parseBrand, parseCode } from '../../values/parse-codes.ts';
import { specificationsOfDescription, unique } from '../../values/parse-specifications.ts';
import { takeWarranty } from '../../values/warranty.ts';
import { isHomePage } from '../home-links.ts';
import { betweenPictures, moreImagesOf } from '../more-images.ts';
import { column, type FeedRow, networkShelfOf, type RowContext, shelfOf } from '../row.ts';
import { brandOf } from '../row-brand.ts';
import { currencyOfRow } from '../row-currency.ts';
import { codesOf, gtinsOf } from '../row-isbns.ts';
import { sellerOf } from '../row-seller.ts';
import { believeTitle, countedStock, readStock } from '../row-stock.ts';
import { readVariant, withoutSizes } from '../variant.ts';
import { codeColumns, conditionColumns, shippingNames } from './columns.ts';
import { detailsOf, labelsOf, packOf } from './details.ts';
import { refusalOf } from './refused-rows.ts';
import { priceOf } from './sale-price.ts';
import { descriptionOf, isTitleOfWork, nameOf, titleOf, writtenTitleOf } from './titles.ts';

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

const identifiersOf = (row: FeedRow, context: RowContext) => ({
  networkArticleId: null,
  gtins: gtinsOf(codesOf(row, codeColumns), context),
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

function stockOf(row: FeedRow, context: RowContext) {
  const quantity = column(row, 'quantity');
  const stated = readStock([column(row, 'availability'), quantity], context);
  const { availability, unread: unreadStock } = believeTitle(stated, writtenTitleOf(row), () =>
    isTitleOfWork(row),
  );
  return { availability, unreadStock, stock: countedStock(parseCount(quantity), availability) };
}

const conditionOf = (row: FeedRow): string =>
  column(row, 'condition') || (conditionColumns.map((name) => column(row, name)).find(isCondition) ?? '');

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
