import { makersNumber } from './makers-number.ts';
import { addOptions } from './options.ts';
import { type Preset, textOf } from './preset.ts';

/** Stock as Shopify keeps it: what is not tracked is always sold; "continue" sells on without any. */
function stockOf(tracker: string | undefined, quantity: string, policy: string): string {
  if (tracker === '' || tracker === 'null') return 'in stock';
  if (quantity === '') return '';
  if (Number(quantity) > 0) return 'in stock';
  return /^(?:continue|true)$/i.test(policy) ? 'backorder' : 'out of stock';
}

const isUnpublished = (published: string, status: string) =>
  /^(?:false|non|no)$/i.test(published) || /^(?:draft|archived|brouillon|archive)/i.test(status);

const numbers = ['1', '2', '3'];

/** The name of an entry of a shop's own list, "shopify--color-pattern-dgy1dvxa": nothing that anybody reads. */
const entryOf = /^shopify--[\w-]+$/;
const withoutEntry = (value: string): string => (entryOf.test(value) ? '' : value);

/** Shopify's product export as CSV, with its former and present column names. */
const table: Preset = {
  format: 'shopify',
  required: [
    ['handle', 'url handle'],
    ['title'],
    ['variant price', 'price'],
    ['option1 value', 'body html', 'image src'],
    ['variant price', 'variant sku', 'sku', 'variant inventory qty', 'inventory quantity'],
  ],
  signs: [
    ...['variant price', 'variant sku', 'variant inventory qty', 'body html', 'image src'],
    ...['option1 value', 'url handle', 'inventory quantity', 'product image url'],
  ],
  fields: {
    id: [
      'variant id',
      '{handle}/{option1 value}/{option2 value}/{option3 value}',
      '{url handle}/{option1 value}/{option2 value}/{option3 value}',
    ],
    title: ['title'],
    price: ['variant price', 'price'],
    list_price: ['variant compare at price', 'compare-at price', 'compare at price'],
    link: ['online store url', 'url'],
    description: ['body html', 'description'],
    brand: ['vendor'],
    gtin: ['variant barcode', 'barcode'],
    mpn: ['google shopping/mpn'],
    condition: ['google shopping/condition'],
    product_type: ['type', 'product category'],
    google_product_category: ['google shopping/google product category', 'product category'],
    item_group_id: ['handle', 'url handle'],
    quantity: ['variant inventory qty', 'inventory quantity'],
    image_link: ['variant image', 'variant image url', 'image src', 'product image url'],
    additional_image_link: ['image src', 'product image url'],
    gender: ['google shopping/gender', 'gender', 'target gender (product.metafields.shopify.target-gender)'],
    age_group: ['google shopping/age group', 'age group (product.metafields.shopify.age-group)'],
  },
  inherit: {
    knownBy: ['{handle}', '{url handle}'],
    parent: '{handle}{url handle}',
    columns: [
      ...[
        'title',
        'body html',
        'description',
        'vendor',
        'type',
        'product category',
        'published',
        'status',
        'gift card',
      ],
      ...['published on online store', 'image src', 'product image url', 'online store url'],
      ...['google shopping/condition', 'google shopping/google product category'],
      ...['google shopping/gender', 'google shopping/age group'],
      ...numbers.map((n) => `option${n} name`),
    ],
  },
  family: {
    // One that a picture alone stands in chooses nothing.
    roleOf: (values) =>
      textOf(values, 'option1 value', 'variant price', 'price') === '' ? 'picture' : 'each',
    ids: ['handle', 'url handle'],
    pictures: ['image src', 'product image url'],
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    // Further pictures of an article have rows of their own, which choose nothing.
    if (!row.price && text('option1 value') === '') return 'part';
    if (isUnpublished(text('published', 'published on online store'), text('status'))) return 'not_for_sale';
    const tracker = values('variant inventory tracker')[0] ?? values('inventory tracker')[0];
    const policy = text('variant inventory policy', 'continue selling when out of stock');
    row.availability = stockOf(tracker, row.quantity ?? '', policy);
    row.mpn ||= makersNumber(row.title ?? '', text('variant sku', 'sku'));
    addOptions(
      row,
      numbers.map((n) => [text(`option${n} name`), withoutEntry(text(`option${n} value`))]),
    );
    return 'article';
  },
  usualLinks: ['/products/{handle}', '/products/{url handle}'],
};

/** Shopify's products.json: of the shop's pages, or of its interface. */
const json: Preset = {
  format: 'shopify',
  required: [['handle'], ['title'], ['variants/price'], ['variants/id']],
  parts: 'variants',
  fields: {
    id: ['variants/id'],
    title: ['title'],
    price: ['variants/price'],
    list_price: ['variants/compare_at_price'],
    link: ['online_store_url', 'url'],
    description: ['body_html'],
    brand: ['vendor'],
    gtin: ['variants/barcode'],
    product_type: ['product_type'],
    item_group_id: ['id'],
    quantity: ['variants/inventory_quantity'],
    image_link: ['variants/featured_image/src', 'image/src', 'images/src'],
    additional_image_link: ['images/src'],
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    if (isUnpublished('', text('status'))) return 'not_for_sale';
    const available = text('variants/available');
    row.availability =
      available === ''
        ? stockOf(
            values('variants/inventory_management')[0] ?? (row.quantity ? 'shopify' : 'unknown'),
            row.quantity ?? '',
            text('variants/inventory_policy'),
          )
        : available;
    row.mpn = makersNumber(row.title ?? '', text('variants/sku'));
    addOptions(
      row,
      numbers.map((n, place) => [values('options/name')[place] ?? '', text(`variants/option${n}`)]),
    );
    return 'article';
  },
  usualLinks: ['/products/{handle}'],
};

export const shopify: readonly Preset[] = [table, json];
