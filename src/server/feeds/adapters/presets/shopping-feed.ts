import { type Preset, textOf } from './preset.ts';

/** A product's variants, each with its own price, stock and pictures. */
const variation = 'variations/variation';
const attribute = 'attributes/attribute';
const either = (column: string) => [`${variation}/${column}`, column];
const attributes = (...names: string[]) => names.flatMap((name) => either(`${attribute}[${name}]`));

/** What shop systems write for Shopping Feed (formerly Shopping Flux). */
export const shoppingFeed: Preset = {
  format: 'shopping-feed',
  parts: variation,
  required: [
    ['reference'],
    ['name'],
    ['price'],
    ['quantity'],
    ['category/name', 'brand/name', 'description/full'],
  ],
  fields: {
    id: either('reference'),
    title: ['name'],
    price: either('price'),
    sale_price: either('discounts/discount'),
    link: either('link'),
    description: ['description/full', 'description/short'],
    brand: ['brand/name'],
    gtin: either('gtin'),
    mpn: attributes('mpn'),
    item_group_id: ['reference'],
    product_type: ['category/name'],
    quantity: either('quantity'),
    shipping: [
      `::{${variation}/shippings/shipping/label}:{${variation}/shippings/shipping/amount}`,
      '::{shippings/shipping/label}:{shippings/shipping/amount}',
    ],
    color: attributes('couleur', 'color', 'colour'),
    size: attributes('taille', 'pointure', 'size'),
    material: attributes('matiere', 'material'),
    product_detail: either(`${attribute}[*]`),
    image_link: either('images/image'),
    additional_image_link: either('images/image'),
  },
  complete(row, values) {
    const isPart = values(`${variation}/reference`).length > 0;
    const at = (column: string) => textOf(values, isPart ? `${variation}/${column}` : column);
    const [from, to] = [at('discounts/discount@start_datetime'), at('discounts/discount@end_datetime')];
    if (from && to) row.sale_price_effective_date = `${from}/${to}`;
    // A rate is no price.
    if (/percent/i.test(at('discounts/discount@type'))) row.sale_price = '';
    // A product's own EAN, pieces and discount are not those of its variants.
    if (!isPart) return 'article';
    for (const [field, column] of [
      ['gtin', 'gtin'],
      ['quantity', 'quantity'],
      ['sale_price', 'discounts/discount'],
    ] as const) {
      if (row[field]) row[field] = textOf(values, `${variation}/${column}`);
    }
    return 'article';
  },
};
