import type { DemoMerchant, Dialect } from '../merchants/merchant.ts';
import type { Article } from './article.ts';
import { amount, escapeHtml, toHtml, toLines } from './markup.ts';

type AwinDialect = Extract<Dialect, { format: 'awin-csv' }>;
type Columns = Record<string, (article: Article) => string>;

/** The network's name for a shelf is coarser than the merchant's: its department. */
const department = ({ category }: Article) => category.split(/ [>/] /)[0] ?? '';

function columnsOf(merchant: DemoMerchant, dialect: AwinDialect): Columns {
  const money = (cents: number) =>
    dialect.hasDecimalComma ? amount(cents).replace('.', ',') : amount(cents);
  const delivery = ({ deliveryCents }: Article) => {
    if (deliveryCents === null) return '';
    return deliveryCents === 0 && dialect.hasDecimalComma ? 'Gratuit' : amount(deliveryCents);
  };
  return {
    aw_deep_link: ({ id }) => `https://suivi.demo.example/clic?p=${id}&m=${merchant.id}`,
    product_name: ({ title }) => (dialect.hasHtml ? escapeHtml(title) : title),
    aw_product_id: ({ id }) => `${merchant.id}${id}`,
    merchant_product_id: ({ id }) => id,
    merchant_image_url: ({ pictureUrl }) => pictureUrl,
    alternate_image: ({ morePictureUrls }) => morePictureUrls[0] ?? '',
    alternate_image_two: ({ morePictureUrls }) => morePictureUrls[1] ?? '',
    alternate_image_three: ({ morePictureUrls }) => morePictureUrls[2] ?? '',
    description: ({ description, specifications }) =>
      dialect.hasHtml ? toHtml(description, specifications) : description,
    specifications: ({ specifications }) => (dialect.hasHtml ? '' : toLines(specifications)),
    merchant_category: ({ category }) => category,
    category_name: department,
    search_price: ({ priceCents }) => money(priceCents),
    currency: () => 'EUR',
    product_price_old: ({ listCents }) => (listCents === null ? '' : money(listCents)),
    delivery_cost: delivery,
    delivery_time: ({ deliveryTime }) => deliveryTime,
    merchant_name: () => merchant.name,
    merchant_id: () => String(merchant.id),
    merchant_deep_link: ({ link }) => link,
    brand_name: ({ brand }) => brand,
    ean: ({ ean }) => ean,
    mpn: ({ mpn }) => mpn,
    condition: ({ condition }) => condition,
    warranty: ({ warranty }) => warranty,
    in_stock: ({ isInStock }) => (isInStock ? '1' : '0'),
    stock_quantity: ({ quantity }) => (quantity === null ? '' : String(quantity)),
    average_rating: ({ rating }) => rating,
    reviews: ({ ratingCount }) => ratingCount,
    colour: ({ size, colour }) => (size === '' ? '' : colour),
    parent_product_id: ({ groupId }) => groupId,
    'Fashion:size': ({ size }) => size,
    seller_name: ({ seller }) => seller,
    language: () => 'fr',
    last_updated: ({ updatedAt }) => updatedAt.toISOString().slice(0, 19).replace('T', ' '),
  };
}

function quote(value: string, delimiter: string): string {
  return value.includes(delimiter) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** An Awin product feed; `broken` are rows put at its end as they are. */
export function writeAwinCsv(
  merchant: DemoMerchant,
  dialect: AwinDialect,
  articles: readonly Article[],
  broken: readonly Record<string, string>[],
): string {
  const columns = columnsOf(merchant, dialect);
  const toLine = (values: readonly string[]) =>
    values.map((value) => quote(value, dialect.delimiter)).join(dialect.delimiter);
  const lines = [
    toLine(Object.keys(columns)),
    ...articles.map((article) => toLine(Object.values(columns).map((column) => column(article)))),
    ...broken.map((row) => toLine(Object.keys(columns).map((name) => row[name] ?? ''))),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
