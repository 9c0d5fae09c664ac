import type { DemoMerchant } from '../merchants/merchant.ts';
import type { Article } from './article.ts';
import { amount, escapeXml } from './markup.ts';

const euros = (cents: number) => `${amount(cents)} EUR`;

/** Google Merchant's attributes of an article, in order; shipping and links are written by the formats. */
function attributesOf(article: Article): [name: string, value: string][] {
  return [
    ['id', article.id],
    ['image_link', article.pictureUrl],
    ['availability', article.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', euros(article.listCents ?? article.priceCents)],
    ['sale_price', article.listCents === null ? '' : euros(article.priceCents)],
    ['brand', article.brand],
    ['gtin', article.ean],
    ['mpn', article.mpn],
    ['condition', article.condition],
    ['warranty', article.warranty],
    ['product_type', article.category],
    ['item_group_id', article.groupId],
    ['size', article.size],
    ['color', article.size === '' ? '' : article.colour],
  ];
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]&gt;')}]]>`;

function shippingXml({ deliveryCents, deliveryTime }: Article): string {
  if (deliveryCents === null) return '';
  return `<g:shipping><g:country>FR</g:country><g:service>${escapeXml(deliveryTime)}</g:service><g:price>${euros(deliveryCents)}</g:price></g:shipping>`;
}

const detailsXml = ({ specifications }: Article): string =>
  specifications
    .map(
      ({ name, value }) =>
        `<g:product_detail><g:attribute_name>${escapeXml(name)}</g:attribute_name>` +
        `<g:attribute_value>${escapeXml(value)}</g:attribute_value></g:product_detail>`,
    )
    .join('');

const attributesXml = (article: Article): string =>
  attributesOf(article)
    .filter(([, value]) => value !== '')
    .concat(article.morePictureUrls.map((url): [string, string] => ['additional_image_link', url]))
    .map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`)
    .join('');

/** RSS 2.0 with Google's namespace. */
export function writeGoogleRss(merchant: DemoMerchant, articles: readonly Article[]): string {
  const items = articles.map(
    (article) =>
      `<item><title>${escapeXml(article.title)}</title><link>${escapeXml(article.link)}</link>` +
      `<description>${cdata(escapeXml(article.description))}</description>` +
      `${attributesXml(article)}${detailsXml(article)}${shippingXml(article)}</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeXml(merchant.name)}</title><link>https://${merchant.host}/</link>`,
    '<description>Flux produits</description>',
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** Atom 1.0 with Google's namespace. */
export function writeGoogleAtom(merchant: DemoMerchant, articles: readonly Article[], updated: Date): string {
  const entries = articles.map(
    (article) =>
      `<entry><title>${escapeXml(article.title)}</title><link href="${escapeXml(article.link)}"/>` +
      `<summary>${escapeXml(article.description)}</summary>` +
      `${attributesXml(article)}${detailsXml(article)}${shippingXml(article)}</entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">',
    `<title>${escapeXml(merchant.name)}</title><link rel="self" href="https://${merchant.host}/"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

const tsvCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

/** Tab-separated text with the attributes' names as header. */
export function writeGoogleTsv(articles: readonly Article[]): string {
  const rows = articles.map((article) => {
    const { deliveryCents, deliveryTime } = article;
    const shipping = deliveryCents === null ? '' : `FR::${deliveryTime}:${euros(deliveryCents)}`;
    const details = article.specifications.map(({ name, value }) => `:${name}:${value}`).join(',');
    return new Map([
      ['title', article.title],
      ['description', article.description],
      ['link', article.link],
      ['shipping', shipping],
      ['product_detail', details],
      ['additional_image_link', article.morePictureUrls.join(',')],
      ...attributesOf(article),
    ]);
  });
  const header = [...(rows[0]?.keys() ?? [])].join('\t');
  return `${[header, ...rows.map((row) => [...row.values()].map(tsvCell).join('\t'))].join('\n')}\n`;
}
