import { idealo } from './idealo.ts';
import { kelkooCodes } from './kelkoo-codes.ts';
import { type Preset, textOf } from './preset.ts';
import { shoppingFeed } from './shopping-feed.ts';
import { trovaprezzi } from './trovaprezzi.ts';
import { yml } from './yml.ts';

/** Formats of price comparators. */

const kelkoo: Preset = {
  format: 'kelkoo',
  required: [['product-url'], ['price'], ['merchant-category', 'delivery-cost', 'kelkoo-category-id']],
  fields: {
    id: ['offer-id', 'sku', 'ean', 'mpn', 'product-url'],
    title: ['title'],
    price: ['price'],
    list_price: ['price-no-rebate'],
    currency: ['currency'],
    link: ['product-url', 'landing-page-url'],
    description: ['description'],
    brand: ['brand'],
    gtin: ['ean'],
    mpn: ['mpn'],
    product_type: ['merchant-category'],
    availability: ['availability'],
    quantity: ['stock-quantity'],
    shipping: ['delivery-cost'],
    delivery_time: ['delivery-time'],
    warranty: ['warranty'],
    condition: ['condition'],
    color: ['colour'],
    size: ['fashion-size', 'size'],
    base_price_text: ['unit-price'],
    image_link: ['image-url'],
    additional_image_link: ['image-url-2', 'image-url-3', 'image-url-4'],
  },
  codes: kelkooCodes,
  complete(row, values) {
    // A bare price per unit has its unit in a column of its own.
    const unit = textOf(values, 'unit-quantity');
    if (unit && /^[\d.,\s€]+$/.test(row.base_price_text ?? '')) row.base_price_text += ` / ${unit}`;
    return 'article';
  },
};

const pricerunner: Preset = {
  format: 'pricerunner',
  required: [
    ['product url', 'url', 'link', 'produkt-url', 'produkt url'],
    ['price', 'pris'],
    ['product name', 'produktnamn', 'productname', 'produktnavn'],
    [
      'manufacturer sku',
      'stock status',
      'lagerstatus',
      'shipping cost',
      'fraktkostnad',
      'leveranstid',
      'delivery time',
    ],
    ['sku', 'article no', 'artikelnummer', 'varenummer', 'manufacturer sku'],
  ],
  fields: {
    id: ['sku', 'article no', 'artikelnummer', 'varenummer', 'product url'],
    title: ['product name', 'produktnamn', 'productname', 'produktnavn'],
    price: ['price', 'pris'],
    currency: ['currency', 'valuta'],
    link: ['product url', 'produkt url', 'url', 'link'],
    description: ['description', 'beskrivning', 'beskrivelse'],
    brand: ['manufacturer', 'brand', 'tillverkare', 'varumarke', 'producent'],
    gtin: ['ean', 'gtin', 'ean or upc', 'ean/upc'],
    mpn: ['manufacturer sku', 'msku', 'mpn', 'tillverkarens artikelnummer'],
    product_type: ['category', 'kategori'],
    availability: ['stock status', 'lagerstatus', 'availability', 'in stock'],
    quantity: ['stock quantity', 'stock level', 'lagersaldo'],
    shipping: ['shipping cost', 'fraktkostnad', 'frakt', 'delivery cost'],
    delivery_time: ['delivery time', 'leveranstid', 'leveringstid'],
    condition: ['condition', 'product state', 'skick'],
    color: ['color', 'colour', 'farg'],
    size: ['size', 'storlek'],
    item_group_id: ['group id', 'item group id'],
    image_link: ['graphic url', 'image url', 'bild url', 'bildurl', 'image'],
  },
};

/** Days until it is sent: "0" is in stock. */
const heurekaDays = Object.fromEntries(
  Array.from({ length: 61 }, (_, days) => [String(days), days <= 3 ? 'in stock' : 'backorder']),
);

const heureka: Preset = {
  format: 'heureka',
  required: [['productname', 'product'], ['price_vat'], ['url']],
  fields: {
    id: ['item_id', 'productno', 'url'],
    title: ['productname', 'product'],
    price: ['price_vat'],
    link: ['url'],
    description: ['description'],
    brand: ['manufacturer'],
    gtin: ['ean', 'isbn'],
    mpn: ['productno'],
    product_type: ['categorytext'],
    availability: ['delivery_date'],
    shipping: ['delivery/delivery_price'],
    condition: ['item_type'],
    item_group_id: ['itemgroup_id'],
    color: ['param[barva]', 'param[farba]'],
    size: ['param[velikost]', 'param[velkost]'],
    product_detail: ['param[*]'],
    image_link: ['imgurl'],
    additional_image_link: ['imgurl_alternative'],
  },
  codes: { availability: heurekaDays, condition: { bazar: 'used', bazaar: 'used' } },
};

/** A product's sizes, each with its own price, stock and link. */
const variation = 'variations/variation';

const skroutz: Preset = {
  format: 'skroutz',
  parts: variation,
  required: [
    ['price_with_vat', 'pricewithvat'],
    ['name', 'title'],
    ['link', 'url'],
    ['manufacturer', 'availability', 'mpn'],
  ],
  fields: {
    id: [
      `${variation}/variationid`,
      `{id}/{${variation}/size}`,
      'id',
      'uid',
      'uniqueid',
      '@id',
      'mpn',
      'link',
    ],
    title: ['name', 'title'],
    price: [`${variation}/price_with_vat`, 'price_with_vat', 'pricewithvat'],
    link: [`${variation}/link`, 'link', 'url'],
    description: ['description'],
    brand: ['manufacturer', 'brand'],
    gtin: [`${variation}/ean`, 'ean', 'barcode'],
    mpn: ['mpn'],
    item_group_id: ['id', 'uid', 'uniqueid', '@id', 'mpn', 'link'],
    product_type: ['category', 'category_path'],
    availability: [`${variation}/availability`, 'availability', 'instock'],
    quantity: [`${variation}/quantity`, 'quantity'],
    shipping: ['shipping', 'shipping_cost'],
    color: ['color'],
    size: [`${variation}/size`, 'size'],
    image_link: ['image'],
    additional_image_link: [
      'additional_imageurl',
      'additional_image',
      'additional_images/image',
      'additional_imageurl/image',
    ],
  },
  codes: {
    availability: {
      availablefrom1to3days: 'in stock',
      availablefrom1upto3days: 'in stock',
      availablefrom4to10days: 'backorder',
      availablefrom4to6days: 'backorder',
      availableupto30days: 'backorder',
      uponorder: 'backorder',
      y: 'in stock',
      n: 'out of stock',
    },
  },
  complete(row, values) {
    const isPart = values(`${variation}/variationid`).length > 0 || values(`${variation}/size`).length > 0;
    // A product's own sizes, pieces and EAN are those of all its variations together.
    if (isPart) {
      row.size = textOf(values, `${variation}/size`);
      row.quantity = textOf(values, `${variation}/quantity`);
      row.gtin = textOf(values, `${variation}/ean`);
    }
    // Skroutz: 0 is written of what is not available, whatever else the shop's template says.
    if (/^0+$/.test(row.quantity?.trim() ?? '')) row.availability = 'out of stock';
    return 'article';
  },
};

const ceneo: Preset = {
  format: 'ceneo',
  required: [['@id'], ['@url'], ['@price'], ['name']],
  fields: {
    id: ['@id'],
    title: ['name'],
    price: ['@price'],
    link: ['@url'],
    description: ['desc'],
    brand: ['attrs/a[producent]', 'attrs/a[producer]'],
    gtin: ['attrs/a[ean]', 'attrs/a[isbn]'],
    mpn: ['attrs/a[kod_producenta]'],
    product_type: ['cat'],
    availability: ['@avail'],
    quantity: ['@stock'],
    color: ['attrs/a[kolor]'],
    size: ['attrs/a[rozmiar]'],
    product_detail: ['attrs/a[*]'],
    image_link: ['imgs/main@url'],
    additional_image_link: ['imgs/i@url'],
  },
  codes: {
    availability: {
      '1': 'in stock',
      '3': 'in stock',
      '7': 'in stock',
      '14': 'backorder',
      '90': 'preorder',
      '99': '',
      '110': 'preorder',
    },
  },
};

/** Criteo's former names; its present ones are Google's. */
const criteo: Preset = {
  format: 'criteo',
  required: [['producturl'], ['bigimage', 'smallimage'], ['name'], ['price']],
  fields: {
    id: ['id'],
    title: ['name'],
    price: ['price'],
    list_price: ['retailprice'],
    link: ['producturl'],
    description: ['description'],
    brand: ['brand', 'extra_brand'],
    product_type: ['{categoryid1} > {categoryid2} > {categoryid3}', 'categoryid1'],
    availability: ['instock'],
    image_link: ['bigimage', 'smallimage'],
  },
  codes: { availability: { '1': 'in stock', '0': 'out of stock' } },
};

export const comparators: readonly Preset[] = [
  heureka,
  skroutz,
  ceneo,
  kelkoo,
  ...idealo,
  trovaprezzi,
  criteo,
  pricerunner,
  yml,
  shoppingFeed,
];
