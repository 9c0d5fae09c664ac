import { addOptions } from './options.ts';
import { type Preset, textOf } from './preset.ts';
import { shopify } from './shopify.ts';
import { wix } from './wix.ts';

/** Product exports of shop systems. */

const attributes = Array.from({ length: 6 }, (_, i) => String(i + 1));

/** A sale's days as Google writes them: without a beginning or an end it is open. */
const interval = (from: string, to: string) => `${from || '2000-01-01'}/${to || '2100-01-01'}`;

/** WooCommerce's own export, whose columns are named in the shop's language. */
const woocommerce: Preset = {
  format: 'woocommerce',
  marks: [
    [
      'regular price',
      'tarif regulier',
      'prix regulier',
      'regularer preis',
      'normaler preis',
      'precio normal',
      'prezzo di listino',
      'reguliere prijs',
      'cena regularna',
    ],
    [
      'in stock?',
      'en stock ?',
      'vorratig?',
      'hay existencias?',
      'in stock',
      'disponibile?',
      'op voorraad?',
      'na stanie?',
    ],
    ['sku', 'ugs', 'artikelnummer', 'cod'],
    ['type', 'typ', 'tipo'],
  ],
  fields: {
    id: ['id', 'sku', 'ugs', 'artikelnummer'],
    title: ['name', 'nom', 'nombre', 'nome', 'naam', 'nazwa'],
    price: [
      'regular price',
      'tarif regulier',
      'prix regulier',
      'regularer preis',
      'normaler preis',
      'precio normal',
      'prezzo di listino',
      'reguliere prijs',
      'cena regularna',
    ],
    sale_price: [
      'sale price',
      'tarif promo',
      'prix promo',
      'angebotspreis',
      'precio rebajado',
      'prezzo in offerta',
      'aanbiedingsprijs',
      'cena promocyjna',
    ],
    link: ['permalink', 'url', 'lien'],
    description: [
      'description',
      'beschreibung',
      'descripcion',
      'descrizione',
      'short description',
      'description courte',
      'kurzbeschreibung',
    ],
    brand: ['brands', 'brand', 'marques', 'marque', 'marken', 'marke', 'marcas', 'marchi', 'meta: _brand'],
    gtin: [
      'gtin, upc, ean, or isbn',
      'gtin, upc, ean ou isbn',
      'gtin, upc, ean oder isbn',
      'gtin',
      'ean',
      'meta: _global_unique_id',
      'meta: _ean',
      'meta: ean',
      'meta: _alg_ean',
      'meta: _wpm_gtin_code',
    ],
    mpn: ['sku', 'ugs', 'artikelnummer'],
    product_type: ['categories', 'kategorien', 'categorias', 'categorie'],
    availability: ['in stock?', 'en stock ?', 'vorratig?', 'hay existencias?', 'in stock', 'disponibile?'],
    quantity: ['stock', 'bestand', 'lager', 'inventario', 'magazzino'],
    item_group_id: ['parent', 'ubergeordnet', 'superior', 'genitore'],
    image_link: ['images', 'bilder', 'imagenes', 'immagini'],
  },
  inherit: {
    knownBy: ['{sku}', '{ugs}', '{artikelnummer}', 'id:{id}'],
    parent: '{parent}{ubergeordnet}{superior}{genitore}',
    columns: [
      ...[
        'description',
        'beschreibung',
        'descripcion',
        'categories',
        'kategorien',
        'categorias',
        'images',
        'bilder',
        'imagenes',
        'immagini',
      ],
      ...[
        'brands',
        'brand',
        'marques',
        'marque',
        'marken',
        'marcas',
        'categorie',
        'descrizione',
        'published',
        'publie',
      ],
    ],
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    // Its variations are articles, in rows of their own; so are the articles of a group.
    if (!row.price && /^(?:variable|grouped|variabel|gruppiert)/i.test(text('type', 'typ', 'tipo')))
      return 'part';
    if (/^(?:0|-1)$/.test(text('published', 'publie', 'veroffentlicht', 'publicado', 'pubblicato')))
      return 'not_for_sale';
    const ends = text('date sale price ends', 'date de fin de promo', 'datum, an dem angebotspreis endet');
    const starts = text(
      'date sale price starts',
      'date de debut de promo',
      'datum, an dem angebotspreis beginnt',
    );
    if (row.sale_price && (starts || ends)) row.sale_price_effective_date = interval(starts, ends);
    if (row.availability?.toLowerCase() === 'backorder') row.availability = 'backorder';
    addOptions(
      row,
      attributes.map((n) => {
        const name = text(
          `attribute ${n} name`,
          `nom de l attribut ${n}`,
          `nom de l'attribut ${n}`,
          `name des attributs ${n}`,
          `attribut ${n} name`,
        );
        const value = text(
          `attribute ${n} value(s)`,
          `valeur(s) de l attribut ${n}`,
          `valeur(s) de l'attribut ${n}`,
          `wert(e) des attributs ${n}`,
          `attribut ${n} wert(e)`,
        );
        // Of several values the row is all of them: they tell nothing of it.
        return [name, row.item_group_id && !value.includes(',') ? value : ''];
      }),
    );
    return 'article';
  },
  usualLink: '/?p={id}',
};

/** The same under the names of WooCommerce's interface, as JSON or as many plugins write it. */
const woocommerceNames: Preset = {
  format: 'woocommerce',
  marks: [['permalink'], ['name'], ['regular_price', 'price'], ['stock_status', 'stock_quantity', 'sku']],
  fields: {
    id: ['id', 'sku'],
    title: ['name'],
    price: ['price', 'regular_price'],
    list_price: ['regular_price'],
    link: ['permalink'],
    description: ['description', 'short_description'],
    brand: ['brands/name', 'brand'],
    gtin: ['global_unique_id', 'gtin', 'ean'],
    mpn: ['sku'],
    product_type: ['categories/name', 'categories', 'category'],
    availability: ['stock_status', 'in_stock'],
    quantity: ['stock_quantity'],
    image_link: ['images/src', 'main_image', 'image', 'images'],
    additional_image_link: ['images/src'],
  },
  codes: { availability: { instock: 'in stock', outofstock: 'out of stock', onbackorder: 'backorder' } },
  complete: (_, values) =>
    /^(?:draft|pending|private|trash)$/i.test(textOf(values, 'status')) ? 'not_for_sale' : 'article',
};

/** PrestaShop's list of products as exported, and the table of its import, in English and French. */
const prestashop: Preset = {
  format: 'prestashop',
  marks: [
    ['product id', 'id', 'id produit'],
    ['name', 'nom', 'nom du produit', 'name *', 'nom *'],
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
    ],
    ['reference', 'reference #', 'quantity', 'quantite', 'tax rules id', 'url rewritten', 'url reecrite'],
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
      'prix (ht)',
      'price (tax excl.)',
    ],
  ],
  fields: {
    id: ['product id', 'id', 'id produit'],
    title: ['name', 'nom', 'nom du produit'],
    price: ['price tax included', 'price (tax incl.)', 'prix ttc', 'prix (ttc)', 'final price', 'prix final'],
    link: ['product url', 'url', 'lien'],
    description: ['description', 'summary', 'resume', 'recapitulatif'],
    brand: ['manufacturer', 'fabricant', 'marque', 'brand'],
    gtin: ['ean13', 'ean-13', 'upc', 'isbn'],
    mpn: ['mpn'],
    product_type: ['categories (x,y,z...)', 'category', 'categorie', 'categories', 'default category'],
    availability: ['quantity', 'quantite'],
    quantity: ['quantity', 'quantite'],
    condition: ['condition', 'etat du produit'],
    image_link: [
      'image urls (x,y,z...)',
      "url d'images (x,y,z...)",
      'urls images (x,y,z...)',
      'image url',
      'image',
    ],
  },
  netPrice: [
    'price tax excluded',
    'price (tax excl.)',
    'prix ht',
    'prix (ht)',
    'prix hors taxes',
    'base price',
    'prix de base',
  ],
  codes: { condition: { new: 'new', used: 'used', refurbished: 'refurbished' } },
  complete: (_, values) =>
    /^(?:0|no|non|false)$/i.test(textOf(values, 'active (0/1)', 'actif (0/1)', 'active', 'actif', 'status'))
      ? 'not_for_sale'
      : 'article',
  usualLink: '/index.php?controller=product&id_product={product_id}',
};

/** Magento's (Adobe Commerce's) product export. */
const magento: Preset = {
  format: 'magento',
  marks: [
    ['sku'],
    ['name'],
    ['price'],
    ['url_key'],
    ['attribute_set_code', 'product_websites', 'is_in_stock', 'visibility', '_attribute_set'],
  ],
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
    if (row.sale_price && (from || to)) row.sale_price_effective_date = interval(from ?? '', to ?? '');
    return 'article';
  },
  usualLink: '/{url_key}.html',
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
  magento,
  woocommerce,
  woocommerceNames,
  prestashop,
];
