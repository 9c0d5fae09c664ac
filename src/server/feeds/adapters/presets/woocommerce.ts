import { usualNames } from '../columns/usual-names.ts';
import { makersNumber } from './makers-number.ts';
import { addOptions } from './options.ts';
import { ofParent, type Preset, textOf } from './preset.ts';
import { attributes, names } from './woocommerce-names.ts';

const column = (name: string) => `{${name}}`;

/** A sale's days as Google writes them: without a beginning or an end it is open. */
export const saleInterval = (from: string, to: string) => `${from || '2000-01-01'}/${to || '2100-01-01'}`;

/** A draft or private article, or one that no list of the shop shows; and the choices of one, whatever they say themselves. */
const isHidden = (text: (columns: readonly string[]) => string): boolean =>
  [names.published, names.published.map(ofParent)].some((columns) => /^(?:0|-1)$/.test(text(columns))) ||
  [names.visibility, names.visibility.map(ofParent)].some((columns) => /^hidden$/i.test(text(columns)));

/**
 * A variation that nobody has saved yet has no number of its own, and often no stock number: it is known by its article's and
 * its options. Its page is the article's, whose number it took for that.
 */
function nameVariation(
  row: Record<string, string>,
  text: (columns: readonly string[]) => string,
  options: readonly (readonly [name: string, value: string])[],
): void {
  const number = text(['id']);
  if (!row.item_group_id || (row.id && number !== text([ofParent('id')]))) return;
  const chosen = options.map(([, value]) => value).filter((value) => value !== '');
  const stockNumber = text(names.sku);
  if (stockNumber !== '') row.id = stockNumber;
  else if (chosen.length > 0) row.id = [number || row.item_group_id, ...chosen].join('/');
}

/** WooCommerce's own export, whose columns are named in the shop's language. */
export const woocommerce: Preset = {
  format: 'woocommerce',
  required: [names.regular, names.inStock, names.sku, names.type],
  fields: {
    id: ['id', ...names.sku],
    title: [...names.title],
    price: [...names.regular],
    sale_price: [...names.sale],
    link: ['permalink', 'url', 'lien'],
    description: [...names.description],
    brand: [...names.brands, 'meta: _brand'],
    gtin: [
      ...['or', 'ou', 'oder', 'o', 'of', 'lub', 'eller'].map((or) => `gtin, upc, ean ${or} isbn`),
      'gtin',
      'ean',
      'meta: _global_unique_id',
      'meta: _ean',
      'meta: ean',
      'meta: _alg_ean',
      'meta: _wpm_gtin_code',
    ],
    product_type: [...names.categories],
    availability: [...names.inStock],
    quantity: [...names.pieces],
    item_group_id: [...names.parent],
    image_link: [...names.images],
  },
  inherit: {
    knownBy: [...names.sku.map(column), 'id:{id}'],
    parent: names.parent.map(column).join(''),
    columns: [
      'id',
      ...names.description,
      ...names.categories,
      ...names.images,
      ...names.brands,
      ...names.published,
      ...names.visibility,
    ],
    told: ['id', ...names.published, ...names.visibility],
  },
  complete(row, values) {
    const text = (columns: readonly string[]) => textOf(values, ...columns);
    // Its variations are articles, in rows of their own; so are the articles of a group.
    if (!row.price && /^(?:variable|grouped|variabel|gruppiert)/i.test(text(names.type))) return 'part';
    if (isHidden(text)) return 'not_for_sale';
    const [starts, ends] = [text(names.starts), text(names.ends)];
    if (row.sale_price && (starts || ends)) row.sale_price_effective_date = saleInterval(starts, ends);
    if (row.availability?.toLowerCase() === 'backorder') row.availability = 'backorder';
    const options = attributes.map((attribute) => {
      const value = text(attribute.values);
      // Of several values the row is all of them: they tell nothing of it.
      return [text(attribute.names), row.item_group_id && !value.includes(',') ? value : ''] as const;
    });
    nameVariation(row, text, options);
    row.mpn = makersNumber(row.title ?? '', text(names.sku));
    addOptions(row, options);
    return 'article';
  },
  // It writes fifty rows at a time, and new attributes and metadata of each behind the columns so far.
  isLate: (name) => /^meta|attribut|atribut|atrybut|eigenschap|атт?рибут|метаданн|vlastnost/.test(name),
  // An export may leave out its articles' numbers.
  usualLinks: [
    '/?p={id}',
    ...names.title.map((name) => `/${name === 'nom' ? 'produit' : 'product'}/{${name}|slug}`),
  ],
};

const ownPrices = new Set<string>(names.regular);

/** The same where somebody has renamed its column of kinds. It has no other prices, unlike tables of a shop's own. */
export const woocommerceUntyped: Preset = {
  ...woocommerce,
  required: [names.regular, names.inStock, names.sku, names.title, ['id']],
  without: usualNames.price
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !ownPrices.has(name)),
};

/** The same under the names of WooCommerce's interface, as JSON or as many plugins write it. */
export const woocommerceNames: Preset = {
  format: 'woocommerce',
  required: [['permalink'], ['name'], ['regular_price', 'price'], ['stock_status', 'stock_quantity', 'sku']],
  fields: {
    id: ['id', 'sku'],
    title: ['name'],
    price: ['price', 'regular_price'],
    list_price: ['regular_price'],
    link: ['permalink'],
    description: ['description', 'short_description'],
    brand: ['brands/name', 'brand'],
    gtin: ['global_unique_id', 'gtin', 'ean'],
    product_type: ['categories/name', 'categories', 'category'],
    availability: ['stock_status', 'in_stock'],
    quantity: ['stock_quantity'],
    image_link: ['images/src', 'main_image', 'image', 'images'],
    additional_image_link: ['images/src'],
  },
  codes: { availability: { instock: 'in stock', outofstock: 'out of stock', onbackorder: 'backorder' } },
  complete(row, values) {
    row.mpn = makersNumber(row.title ?? '', textOf(values, 'sku'));
    return /^(?:draft|pending|private|trash)$/i.test(textOf(values, 'status')) ||
      /^hidden$/i.test(textOf(values, 'catalog_visibility'))
      ? 'not_for_sale'
      : 'article';
  },
};
