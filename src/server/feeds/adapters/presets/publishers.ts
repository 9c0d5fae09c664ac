import { googleColumns } from '../google/columns.ts';
import { kelkooCodes } from './kelkoo-codes.ts';
import { type Preset, textOf } from './preset.ts';

/** What affiliate networks give publishers, as tables, XML and JSON. Awin's has an adapter of its own (`awin.ts`). */

/** A number of days, which some networks write alone: "6". */
function nameDays(row: Record<string, string>): void {
  const days = row.delivery_time?.trim() ?? '';
  if (/^[1-9]\d?$/.test(days)) row.delivery_time = days === '1' ? '1 jour' : `${days} jours`;
}

/** A column of the table, which XML and JSON have in a part of the article. */
const inTable = (...names: string[]) => names.flatMap((name) => [name, `product_info/${name}`]);

/**
 * The table has Google's names beside its own, but `id` and `name` are those of the shop's programme, the same in all rows. In XML and
 * JSON that stands before its articles.
 */
const daisycon: Preset = {
  format: 'daisycon',
  required: [
    ['daisycon_unique_id', 'update_info/daisycon_unique_id'],
    inTable('title'),
    inTable('price'),
    inTable('link'),
  ],
  isNearGoogle: true,
  before: 'program_info/name',
  fields: {
    id: ['daisycon_unique_id', 'update_info/daisycon_unique_id'],
    title: inTable('title'),
    price: inTable('price'),
    list_price: inTable('price_old'),
    currency: inTable('currency'),
    merchant_name: ['program_info/name', 'name'],
    link: inTable('link'),
    description: inTable('description', 'description_short'),
    brand: inTable('brand'),
    gtin: inTable('ean'),
    product_type: inTable('category_path', 'category'),
    google_product_category: inTable('google_category_id'),
    availability: inTable('in_stock'),
    quantity: inTable('in_stock_amount'),
    status: ['status', 'update_info/status'],
    shipping: inTable('price_shipping'),
    delivery_time: inTable('delivery_time', 'delivery_description'),
    condition: inTable('condition'),
    color: inTable('color_primary'),
    size: inTable('size'),
    material: inTable('material_description'),
    gender: inTable('gender_target'),
    image_link: [
      'image_large',
      'image_medium',
      'image_small',
      'product_info/images/image/location',
      'product_info/images/location',
    ],
  },
  complete(row) {
    nameDays(row);
    // "Maison Ora (FR)": programmes are of a country.
    if (row.merchant_name) row.merchant_name = row.merchant_name.replace(/ ?\([A-Z]{2,3}\)$/, '');
    return 'article';
  },
};

const levels = ['category', 'category_level2', 'category_level3', 'category_level4'];

/** Google's names with others for what Kelkoo asks: `shipping` is the name of the service, not what it costs. */
const effiliation: Preset = {
  format: 'effiliation',
  required: [['id'], ['title'], ['price'], ['link'], ['price_norebate'], ['shipping_cost']],
  isNearGoogle: true,
  fields: {
    ...Object.fromEntries(googleColumns.map((name) => [name, [name]])),
    list_price: ['price_norebate'],
    shipping: ['shipping_cost'],
    delivery_time: ['shipping_time'],
    quantity: ['stock'],
    additional_image_link: [
      'additional_image_link',
      'additional_image_link2',
      'additional_image_link3',
      'additional_image_link4',
    ],
  },
  codes: kelkooCodes,
  complete(row, values) {
    nameDays(row);
    const path = levels.map((name) => textOf(values, name)).filter((name) => name !== '');
    row.product_type ||= path.join(' > ');
    return 'article';
  },
};

const propertyOf = (name: string) => `properties/property[${name}]`;
/** What shops add: columns of the table, properties in XML. */
const property = (...names: string[]) => names.flatMap((name) => [name, propertyOf(name)]);

const tradetracker: Preset = {
  format: 'tradetracker',
  required: [
    ['product ID', '@ID'],
    ['name'],
    ['price'],
    ['productURL', 'URL'],
    ['imageURL', 'images/image'],
    ['categories', 'campaignID', 'properties/property/value'],
  ],
  fields: {
    id: ['product ID', '@ID'],
    title: ['name'],
    price: ['price'],
    sale_price: property('sale_price'),
    sale_price_effective_date: property('sale_price_effective_date'),
    list_price: property('fromPrice'),
    currency: ['currency', 'price@currency'],
    link: ['productURL', 'URL'],
    description: ['description', ...property('description_short')],
    brand: property('brand', 'manufacturer'),
    gtin: property('EAN', 'gtin'),
    mpn: property('mpn'),
    product_type: [
      ...property('product_type'),
      'categories',
      'category',
      'categories/category@path',
      ...property('categoryPath'),
      'categories/category',
    ],
    availability: property('availability', 'stock'),
    quantity: property('stock'),
    shipping: property('shipping', 'deliveryCosts'),
    delivery_time: property('deliveryTime'),
    condition: property('condition'),
    expiration_date: property('expiration_date'),
    item_group_id: property('item_group_id'),
    color: property('color'),
    size: property('size'),
    material: property('material', 'fabric'),
    gender: property('gender'),
    image_link: ['imageURL', 'image_url', 'images/image'],
    additional_image_link: ['imageURL_2', 'imageURL_3', 'imageURL_4', 'images/image'],
  },
  complete(row) {
    nameDays(row);
    return 'article';
  },
};

/** The fields that shops add stand behind "(field)", with or without Google's "g:". */
const added = (name: string) => [`(field)${name}`, `(field)g_${name}`, `(field)g:${name}`];

const tradedoubler: Preset = {
  format: 'tradedoubler',
  required: [
    ['sourceProductId', 'sourceProduct', 'TDProductId'],
    ['name'],
    ['productUrl'],
    ['price', 'priceValue'],
    ['programName', 'programLogo', 'feedId'],
  ],
  fields: {
    id: ['sourceProductId', 'sourceProduct', 'TDProductId', 'id'],
    title: ['name'],
    price: ['priceValue', 'price'],
    sale_price: added('sale_price'),
    currency: ['priceCurrency', 'currency'],
    merchant_name: ['programName'],
    link: ['productUrl'],
    description: ['description', 'shortDescription'],
    brand: ['brand', 'manufacturer'],
    gtin: ['ean', 'upc', 'isbn', ...added('gtin'), ...added('ean')],
    mpn: ['mpn', ...added('mpn')],
    product_type: ['merchantCategoryName', ...added('product_type'), 'categories', 'TDCategoryName'],
    google_product_category: added('google_product_category'),
    availability: ['availability', 'inStock'],
    quantity: ['inStock'],
    shipping: ['shippingCost'],
    delivery_time: ['deliveryTime'],
    condition: ['condition'],
    warranty: ['warranty'],
    item_group_id: [...added('item_group_id'), 'groupingId'],
    color: added('color'),
    size: ['size', ...added('size')],
    material: added('material'),
    gender: added('gender'),
    age_group: added('age_group'),
    image_link: ['imageUrl', 'productImage'],
    additional_image_link: added('additional_image_link'),
  },
  complete(row) {
    nameDays(row);
    // "https://…/1.jpg:600:400", and "Femme > Robes;;": places for more.
    if (row.image_link) row.image_link = row.image_link.replace(/:\d{0,5}:\d{0,5}$/, '');
    if (row.product_type) row.product_type = row.product_type.replace(/(?<!;);+$/, '');
    return 'article';
  },
};

/** Kwanko's own names (NetAffiliation's); what else it gives has the columns of the shop's own file, its links apart. */
const kwanko: Preset = {
  format: 'kwanko',
  required: [
    ['reference interne'],
    ['Nom'],
    ['prix actuel'],
    ['URLproduit'],
    ['categorie', 'URL image grande', 'URL image moyenne', 'URL image petite'],
  ],
  fields: {
    id: ['reference interne'],
    title: ['Nom'],
    price: ['prix actuel'],
    list_price: ['prix barre'],
    currency: ['devise'],
    link: ['URLproduit'],
    description: ['descriptif'],
    brand: ['marque'],
    gtin: ['EAN'],
    mpn: ['MPN'],
    product_type: ['categorie', 'Categorie_finale', 'Famille de produit'],
    availability: ['indicateur de stock'],
    shipping: ['frais de port'],
    delivery_time: ['Délai de livraison'],
    warranty: ['garantie'],
    color: ['Couleur'],
    size: ['Taille'],
    material: ['Matière'],
    gender: ['genre'],
    image_link: ['URL image grande', 'URL image moyenne', 'URL image petite'],
  },
  complete(row, values) {
    nameDays(row);
    // A number there is no number of pieces.
    const stock = textOf(values, 'disponibilite');
    if (!row.availability && /\p{L}/u.test(stock)) row.availability = stock;
    return 'article';
  },
};

export const publishers: readonly Preset[] = [daisycon, effiliation, tradetracker, tradedoubler, kwanko];
