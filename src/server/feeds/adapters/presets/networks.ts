import { googleColumns } from '../google/columns.ts';
import type { Preset } from './preset.ts';

/** What advertisers send to Awin (not what publishers get from it, see `awin.ts`): CSV, and XML with its own names. */
const awinAdvertiser: Preset = {
  format: 'awin-advertiser',
  required: [
    ['product_id', 'pid'],
    ['product_name', 'name'],
    ['price'],
    ['deep_link', 'deeplink', 'purl', 'product_url', 'landing_page_url'],
    ['image_url', 'imgurl', 'merchant_image_url', 'large_image'],
  ],
  fields: {
    id: ['product_id', 'pid'],
    title: ['product_name', 'name'],
    price: ['price'],
    list_price: ['product_price_old', 'price_old', 'rrp_price', 'rrp'],
    currency: ['currency'],
    link: ['deep_link', 'deeplink', 'purl', 'product_url', 'landing_page_url'],
    description: ['description', 'desc', 'product_short_description'],
    brand: ['brand_name', 'brand'],
    gtin: ['ean', 'product_gtin', 'gtin', 'upc', 'isbn'],
    mpn: ['mpn', 'model_number', 'modelno'],
    product_type: ['merchant_product_category_path', 'merchant_category', 'category'],
    availability: ['in_stock', 'instock', 'stock_status', 'availability'],
    quantity: ['stock_quantity', 'stockquant'],
    shipping: ['delivery_cost', 'delcost'],
    delivery_time: ['delivery_time', 'deltime'],
    condition: ['condition'],
    item_group_id: ['parent_product_id', 'parentpid'],
    color: ['colour', 'color', 'fashion:colour'],
    size: ['fashion:size', 'size'],
    image_link: ['large_image', 'image_url', 'imgurl', 'merchant_image_url'],
    additional_image_link: [
      'alternate_image',
      'alternate_image_two',
      'alternate_image_three',
      'alternate_image_four',
    ],
  },
  codes: { availability: { true: 'in stock', false: 'out of stock' } },
};

/** What shops send to Google Ads for its own business data (support.google.com/google-ads/answer/6053288, "custom"). */
const googleAds: Preset = {
  format: 'google-tsv',
  required: [['ID'], ['Item title'], ['Final URL'], ['Price', 'Sale price', 'Formatted price']],
  fields: {
    id: ['ID'],
    title: ['Item title'],
    price: ['Price', 'Formatted price'],
    sale_price: ['Sale price', 'Formatted sale price'],
    link: ['Final URL'],
    description: ['Item description', 'Description'],
    product_type: ['Item category'],
    image_link: ['Image URL'],
  },
};

/** What Google's help pages call `image_link`; before, in Spanish, without "de". */
const pictures = [
  'lien image',
  'bildlink',
  'enlace de imagen',
  'enlace imagen',
  'link immagine',
  'afbeeldingslink',
];

/**
 * Google's names as its help pages translate them, which its tables may have as well, and those of networks that pass them on: in French,
 * German, Spanish, Italian and Dutch.
 */
const googleTranslated: Preset = {
  format: 'google-tsv',
  required: [
    ['identifiant', 'id'],
    ['titre', 'titel', 'título', 'titolo'],
    ['prix', 'preis', 'precio', 'prezzo', 'prijs'],
    ['lien', 'link', 'enlace'],
    pictures,
    ['disponibilité', 'verfügbarkeit', 'disponibilidad', 'disponibilità', 'beschikbaarheid'],
  ],
  fields: {
    id: ['identifiant', 'id'],
    title: ['titre', 'titel', 'título', 'titolo'],
    price: ['prix', 'preis', 'precio', 'prezzo', 'prijs'],
    sale_price: [
      'prix soldé',
      'sonderangebotspreis',
      'precio de oferta',
      'prezzo scontato',
      'uitverkoopprijs',
    ],
    sale_price_effective_date: [
      'période de validité du prix soldé',
      'sonderangebotszeitraum',
      'fecha efectiva del precio de oferta',
      'fecha de vigencia del precio de oferta',
      'fechas del precio de oferta',
      'decorrenza prezzo scontato',
      'data di validità del prezzo scontato',
      'startdatum uitverkoopprijs',
    ],
    link: ['lien', 'link', 'enlace'],
    description: ['description', 'beschreibung', 'descripción', 'descrizione', 'beschrijving'],
    brand: ['marque', 'marke', 'marca', 'merk'],
    gtin: ['gtin', 'ean'],
    mpn: ['référence fabricant', 'mpn'],
    condition: ['état', 'zustand', 'estado', 'condizione', 'staat'],
    availability: ['disponibilité', 'verfügbarkeit', 'disponibilidad', 'disponibilità', 'beschikbaarheid'],
    product_type: ['type de produit', 'produkttyp', 'tipo de producto', 'tipo di prodotto', 'producttype'],
    google_product_category: [
      'catégorie de produits google',
      'google produktkategorie',
      'categoría de producto de google',
      'categoria prodotto google',
      'google-productcategorie',
    ],
    item_group_id: [
      'identifiant groupe',
      "identifiant de groupe d'articles",
      'id de grupo de artículos',
      'productgroep-id',
      'artikelgruppen-id',
      'id grupo de artículos',
      'id gruppo articoli',
      'artikelgroep-id',
    ],
    color: ['couleur', 'farbe', 'color', 'colore', 'kleur'],
    size: ['taille', 'größe', 'talla', 'taglia', 'maat'],
    material: ['matière', 'material', 'materiale', 'materiaal'],
    pattern: ['motif', 'muster', 'estampado', 'diseño', 'fantasia', 'patroon'],
    gender: ['sexe', 'geschlecht', 'sexo', 'sesso', 'geslacht'],
    age_group: ["tranche d'âge", 'altersgruppe', 'grupo de edad', 'fascia di età', 'leeftijdsgroep'],
    shipping: ['livraison', 'versand', 'envío', 'spedizione', 'verzending'],
    image_link: pictures,
    additional_image_link: [
      'lien image supplémentaire',
      'zusätzlicher bildlink',
      'enlace de imagen adicional',
      'enlace imagen adicional',
      'link immagine aggiuntiva',
      'extra afbeeldingslink',
    ],
  },
};

/** A table under Google's names without links. */
export const googleWithoutLinks: Preset = {
  format: 'google-tsv',
  required: [],
  fields: Object.fromEntries(googleColumns.map((name) => [name, [name]])),
};

/** Google's names in JSON, also as its interface writes them (`imageLink`, `price: {value, currency}`). */
const googleJson: Preset = {
  format: 'google-json',
  required: [['id', 'offerId'], ['title'], ['price', 'price/value'], ['link']],
  fields: {
    id: ['id', 'offerId'],
    title: ['title'],
    price: ['price', 'price/value'],
    currency: ['price/currency', 'currency'],
    sale_price: ['sale_price', 'sale_price/value'],
    sale_price_effective_date: ['sale_price_effective_date'],
    disclosure_date: ['disclosure_date'],
    expiration_date: ['expiration_date'],
    link: ['link'],
    description: ['description'],
    brand: ['brand'],
    gtin: ['gtin', 'gtins'],
    mpn: ['mpn'],
    condition: ['condition'],
    availability: ['availability'],
    product_type: ['product_type', 'product_types'],
    google_product_category: ['google_product_category'],
    item_group_id: ['item_group_id'],
    color: ['color'],
    size: ['size', 'sizes'],
    shipping: [
      'shipping',
      '{shipping/country}:::{shipping/price/value} {shipping/price/currency}',
      '{shipping/country}:::{shipping/price}',
    ],
    image_link: ['image_link'],
    additional_image_link: ['additional_image_link', 'additional_image_links'],
  },
};

export const networks: readonly Preset[] = [awinAdvertiser, googleJson, googleAds, googleTranslated];
