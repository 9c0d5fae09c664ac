import { parseAvailability } from '../../values/availability.ts';
import type { Preset } from './preset.ts';

/** "1-3 Werktage", "Lieferzeit 24 Stunden", "sous 48 h": what can be sent within some days is in stock. */
const someDays =
  /\d\s*(?:tage?n?|werktage?n?|days?|working days?|jours?|giorni|giorno|d[ií]as?|stunden|hours?|heures?|ore|h)\b/i;

function readDeliveryTime(row: Record<string, string>): 'article' {
  const { availability = '' } = row;
  if (parseAvailability(availability) === undefined && someDays.test(availability))
    row.availability = 'in stock';
  return 'article';
}

const idealoShipping = [
  ...['deliveryCosts', 'shippingCosts', 'versandkosten', 'versandkosten vorkasse'],
  ...[
    'colissimo',
    'chronopost',
    'mondial relay',
    'la poste',
    'dhl',
    'deutsche post',
    'dpd',
    'gls',
    'hermes',
    'ups',
    'fedex',
  ].map((carrier) => `deliveryCosts ${carrier}`),
  ...['tnt', 'go', 'seur', 'correos', 'mrw', 'brt', 'poste italiane', 'spedition', 'download', 'other'].map(
    (carrier) => `deliveryCosts ${carrier}`,
  ),
];

const present: Preset = {
  format: 'idealo',
  required: [
    ['url', 'produkturl', 'deeplink'],
    ['price', 'preis', 'preis brutto'],
    ['deliveryTime', 'delivery', 'lieferzeit'],
    ['title', 'produktname'],
    [
      'categoryPath',
      'eans',
      'fulfillmentType',
      'hans',
      'paymentCosts paypal',
      'paymentCosts',
      'herstellername',
      'produktgruppe im shop',
    ],
  ],
  fields: {
    id: ['sku', 'offerId', 'artikelnummer', 'artikelnummer im shop', 'url'],
    title: ['title', 'produktname'],
    price: ['price', 'preis', 'preis brutto'],
    list_price: ['formerPrice'],
    currency: ['currency', 'waehrung'],
    link: ['url', 'produkturl', 'deeplink'],
    description: ['description', 'beschreibung', 'produktbeschreibung'],
    brand: ['brand', 'hersteller', 'herstellername'],
    gtin: ['eans', 'ean', 'gtin'],
    mpn: ['hans', 'han', 'mpn'],
    product_type: ['categoryPath', 'merchantCategory', 'kategorie', 'produktgruppe im shop'],
    shipping: idealoShipping,
    availability: ['availability', 'deliveryTime', 'delivery', 'lieferzeit'],
    quantity: ['quantity', 'stock'],
    delivery_time: ['deliveryTime', 'delivery', 'lieferzeit'],
    condition: ['conditionType', 'condition', 'used'],
    color: ['colour', 'color'],
    energy_efficiency_class: ['{eec_efficiencyClass} ({eec_spectrum})'],
    size: ['size'],
    base_price_text: ['basePrice', 'grundpreis'],
    unit_pricing_measure: ['packagingSize'],
    image_link: ['imageUrls', 'imageUrl', 'imageUrl1', 'bildurl', 'bildurl1'],
  },
  codes: { condition: { true: 'used', false: 'new' } },
  complete: readDeliveryTime,
};

const nationalTitles = [
  'produktname',
  'nombre del producto',
  'nom du produit',
  'nome del prodotto',
  'nome prodotto',
];
const nationalLinks = [
  'produkturl',
  'deeplink',
  'url del producto',
  'url du produit',
  'url produit',
  'url del prodotto',
  'url prodotto',
];

/** idealo's templates before the present names, in each country's language: a file's first row says what is in it. */
const national: Preset = {
  format: 'idealo',
  required: [
    nationalTitles,
    ['preis', 'preis brutto', 'precio', 'prix', 'prix ttc', 'prezzo'],
    nationalLinks,
    ['lieferzeit', 'plazo de entrega', 'delai de livraison', 'tempi di consegna', 'tempo di consegna'],
    [
      ...['bildurl1', 'urlimagen1', 'urlimage1', 'urlimmagine1', 'url image 1', 'url immagine 1'],
      ...[
        'herstellername',
        'herstellername / markenname',
        'fabricante / marca',
        'fabricant / marque',
        'produttore / marca',
      ],
    ],
  ],
  fields: {
    id: [
      ...[
        'artikelnummer im shop',
        'artikelnummer',
        'n° articulo en tienda',
        'numero de articulo en la tienda',
      ],
      ...[
        "n° d'article dans la boutique",
        "numero d'article dans la boutique",
        'reference interne',
        'reference',
      ],
      ...['numero articolo nel negozio', 'n° articolo nel negozio', 'codice articolo', 'sku'],
    ],
    title: nationalTitles,
    price: ['preis brutto', 'preis', 'precio', 'prix ttc', 'prix', 'prezzo'],
    sale_price: ['precio especial', 'sonderpreis', 'prix special', 'prix promo', 'prezzo speciale'],
    link: nationalLinks,
    description: [
      'produktbeschreibung',
      'descripcion del producto',
      'description du produit',
      'descrizione del prodotto',
      'descrizione prodotto',
    ],
    brand: [
      'herstellername / markenname',
      'herstellername',
      'fabricante / marca',
      'fabricant / marque',
      'produttore / marca',
      'marca',
      'marque',
    ],
    gtin: [
      'ean / gtin / barcodenummer',
      'ean / gtin / codigo barras',
      'ean / gtin / code-barres',
      'ean / gtin / codice a barre',
      'ean / gtin',
      'ean',
      'gtin',
    ],
    mpn: [
      'original herstellerartikelnummer (han/mpn)',
      'numero del fabricante (han/mpn)',
      'reference fabricant (han/mpn)',
      'numero del produttore (han/mpn)',
      'han',
      'mpn',
    ],
    product_type: [
      'produktgruppe im shop',
      'categoria del producto en la tienda',
      'categorie du produit dans la boutique',
      'categoria del prodotto nel negozio',
    ],
    availability: [
      'verfugbarkeit',
      'lieferzeit',
      'plazo de entrega',
      'delai de livraison',
      'tempi di consegna',
      'tempo di consegna',
    ],
    delivery_time: [
      'lieferzeit',
      'plazo de entrega',
      'delai de livraison',
      'tempi di consegna',
      'tempo di consegna',
    ],
    color: ['farbe', 'color', 'couleur', 'colore'],
    base_price_text: ['grundpreis', 'precio base', 'prix de base', 'prix unitaire', 'prezzo base'],
    size: ['grosse', 'talla', 'taille', 'taglia'],
    image_link: [
      'bildurl1',
      'bildurl',
      'urlimagen1',
      'urlimage1',
      'url image 1',
      'urlimmagine1',
      'url immagine 1',
    ],
    additional_image_link: [
      'bildurl2',
      'bildurl3',
      'urlimagen2',
      'urlimagen3',
      'urlimage2',
      'urlimage3',
      'urlimmagine2',
      'urlimmagine3',
    ],
  },
  complete: readDeliveryTime,
};

export const idealo: readonly Preset[] = [present, national];
