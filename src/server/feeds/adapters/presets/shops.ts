import { etsy } from './etsy.ts';
import { type Preset, textOf } from './preset.ts';
import { shopify } from './shopify.ts';
import { squarespace } from './squarespace.ts';
import { wix } from './wix.ts';
import { saleInterval, woocommerce, woocommerceNames, woocommerceUntyped } from './woocommerce.ts';

/** Product exports of shop systems. */

const pieces = ['quantity', 'quantite', 'cantidad', 'quantita', 'menge', 'ilosc', 'hoeveelheid', 'aantal'];

const numberNames = ['product id', 'id', 'id produit', 'id prodotto'];

/** The template of PrestaShop's import says neither: the settings do, with a VAT of 0 where it is included. */
const eitherPrice = [
  'price tax excluded or price tax included',
  'prix ht ou prix ttc',
  'prix ht ou ttc',
  'prix ttc ou prix ht',
  'prix hors taxes ou prix ttc',
];

/** Prices without tax, as its other languages and its import name them. */
const netPrices = [
  'prix (ht)',
  'price (tax excl.)',
  'precio (imp. excl.)',
  'prezzo (tasse escl.)',
  'preis (zzgl. mwst.)',
  'preis (netto)',
  'cena (netto)',
  'cena (bez podatku)',
  'prijs (excl. btw)',
  'prijs (excl. belasting)',
];

/** PrestaShop's list of products as exported, also in Spanish, Italian, German, Polish and Dutch, and the table of its import, in English and French. */
const prestashop: Preset = {
  format: 'prestashop',
  required: [
    ['product id', 'id', 'id produit', 'id prodotto'],
    ['name', 'nom', 'nom du produit', 'name *', 'nom *', 'nombre', 'nome', 'nazwa', 'naam'],
    [
      'price tax excluded',
      'price tax excl.',
      'prix ht',
      'prix (ht)',
      'price tax included',
      'price tax incl.',
      'prix ttc',
      'prix (ttc)',
      'final price',
      'prix final',
      'base price',
      'prix de base',
      'precio (imp. incl.)',
      'precio (imp. excl.)',
      'prezzo (tasse incl.)',
      'prezzo (tasse escl.)',
      'preis (zzgl. mwst.)',
      'preis (netto)',
      'cena (netto)',
      'cena (bez podatku)',
      'prijs (excl. btw)',
      'prijs (excl. belasting)',
      'preis (inkl. mwst.)',
      'preis (brutto)',
      'cena (brutto)',
      'cena (z podatkiem)',
      'prijs (incl. btw)',
      'prijs (incl. belasting)',
      ...eitherPrice,
    ],
    [
      'reference',
      'reference #',
      'referencia',
      'riferimento',
      'artikelnr.',
      'artikel-nr.',
      'indeks',
      'referentie',
      'quantity',
      'quantite',
      'tax rules id',
      'url rewritten',
      'url reecrite',
    ],
    [
      'tax rules id',
      'url rewritten',
      'url reecrite',
      'wholesale price',
      'position',
      'status',
      'etat',
      'active (0/1)',
      'actif (0/1)',
      'active',
      ...netPrices,
      'posizione',
      'pozycja',
      'positie',
    ],
  ],
  fields: {
    id: numberNames,
    title: ['name', 'nom', 'nom du produit', 'nombre', 'nome', 'nazwa', 'naam'],
    price: [
      'price tax included',
      'price (tax incl.)',
      'prix ttc',
      'prix (ttc)',
      'final price',
      'prix final',
      'precio (imp. incl.)',
      'prezzo (tasse incl.)',
      'preis (inkl. mwst.)',
      'preis (brutto)',
      'cena (brutto)',
      'cena (z podatkiem)',
      'prijs (incl. btw)',
      'prijs (incl. belasting)',
    ],
    link: ['product url', 'url', 'lien'],
    description: ['description', 'summary', 'resume', 'recapitulatif'],
    brand: ['manufacturer', 'fabricant', 'marque', 'brand'],
    gtin: ['ean13', 'ean-13', 'upc', 'isbn'],
    mpn: ['mpn'],
    product_type: [
      'categories (x,y,z...)',
      'category',
      'categorie',
      'categories',
      'default category',
      'categoria',
      'kategorie',
      'kategoria',
    ],
    availability: [...pieces],
    quantity: [...pieces],
    condition: ['condition', 'etat du produit'],
    image_link: [
      'image urls (x,y,z...)',
      "url d'images (x,y,z...)",
      'urls images (x,y,z...)',
      'image url',
      'image',
      'imagen',
      'immagine',
      'bild',
      'zdjecie',
      'obraz',
      'afbeelding',
    ],
  },
  netPrice: [
    'price tax excluded',
    'prix ht',
    ...netPrices,
    'prix hors taxes',
    'base price',
    'prix de base',
    ...eitherPrice,
  ],
  codes: { condition: { new: 'new', used: 'used', refurbished: 'refurbished' } },
  complete: (_, values) =>
    /^(?:0|no|non|false|nein|nie|nee)$/i.test(
      textOf(values, 'active (0/1)', 'actif (0/1)', 'active', 'actif', 'status', 'estado', 'stato'),
    )
      ? 'not_for_sale'
      : 'article',
  // Its list has places only within one category; else their column stays in the header alone.
  isLate: (name) => /^(?:position|posicion|posizione|pozycja|positie)$/.test(name),
  usualLinks: numberNames.map((name) => `/index.php?controller=product&id_product={${name}}`),
};

/** Magento's (Adobe Commerce's) product export. */
const magento: Preset = {
  format: 'magento',
  required: [
    ['sku'],
    ['name'],
    ['price'],
    ['url_key'],
    ['attribute_set_code', 'product_websites', 'is_in_stock', 'visibility', '_attribute_set'],
  ],
  signs: ['attribute_set_code', 'url_key', 'product_websites', 'base_image', 'special_price'],
  fields: {
    id: ['sku'],
    title: ['name'],
    price: ['price'],
    sale_price: ['special_price'],
    link: ['product_url', 'url'],
    description: ['description', 'short_description'],
    brand: ['manufacturer', 'brand', 'marque'],
    gtin: ['ean', 'gtin', 'barcode', 'upc'],
    mpn: ['mpn'],
    product_type: ['categories', '_category'],
    availability: ['is_in_stock'],
    quantity: ['qty'],
    color: ['color'],
    size: ['size'],
    image_link: ['base_image', 'image'],
    additional_image_link: ['additional_images'],
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    if (!row.id) return 'part';
    if (/^(?:2|disabled)$/i.test(text('product_online', 'status'))) return 'not_for_sale';
    if (/^not visible individually$/i.test(text('visibility')) && !row.price) return 'part';
    const [from, to] = [text('special_price_from_date'), text('special_price_to_date')].map(isoDay);
    if (row.sale_price && (from || to)) row.sale_price_effective_date = saleInterval(from ?? '', to ?? '');
    return 'article';
  },
  usualLinks: ['/{url_key}.html'],
};

/** "3/14/26" or "2026-03-14 00:00:00" → "2026-03-14". */
function isoDay(text: string): string {
  const [, month, day, year] = /^(\d\d?)\/(\d\d?)\/(\d\d(?:\d\d)?)\b/.exec(text) ?? [];
  if (year === undefined) return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';
  return `${year.length === 2 ? `20${year}` : year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

export const shops: readonly Preset[] = [
  ...shopify,
  ...wix,
  squarespace,
  magento,
  etsy,
  woocommerce,
  woocommerceUntyped,
  woocommerceNames,
  prestashop,
];
