import { addOptions } from './options.ts';
import { type Preset, textOf } from './preset.ts';

/**
 * What WooCommerce calls its columns, in the language of whoever exported: English, French, German, Spanish, Italian, Dutch,
 * Portuguese, Polish and Swedish, as its translations changed over the years.
 */
const names = {
  sku: ['sku', 'ugs', 'artikelnummer', 'art.-nr.', 'cod', 'ref'],
  type: ['type', 'typ', 'tipo'],
  title: ['name', 'nom', 'nombre', 'nome', 'naam', 'nazwa', 'namn'],
  published: [
    'published',
    'publie',
    'veroffentlicht',
    'publicado',
    'pubblicato',
    'gepubliceerd',
    'opublikowano',
    'publicerad',
  ],
  regular: [
    'regular price',
    'tarif regulier',
    'prix regulier',
    'regularer preis',
    'normaler preis',
    'precio normal',
    'precio regular',
    'prezzo di listino',
    'reguliere prijs',
    'preco normal',
    'preco',
    'cena regularna',
    'cena',
    'ordinarie pris',
  ],
  sale: [
    'sale price',
    'tarif promo',
    'prix promo',
    'angebotspreis',
    'precio rebajado',
    'prezzo in offerta',
    'actieprijs',
    'aanbiedingsprijs',
    'preco promocional',
    'cena promocyjna',
    'reapris',
  ],
  starts: [
    'date sale price starts',
    'date de debut de promo',
    'datum, an dem angebotspreis beginnt',
    'datum, an dem der angebotspreis beginnt',
    'angebotspreis gultig ab',
    'dia en que empieza el precio rebajado',
    'data di partenza del prezzo in saldo',
    'startdatum actieprijs',
    'data de inicio do preco promocional',
    'data de preco promocional comeca em',
    'data rozpoczecia promocji',
    'datum nar reapriset borjar',
  ],
  ends: [
    'date sale price ends',
    'date de fin de promo',
    'datum, an dem angebotspreis endet',
    'datum, an dem der angebotspreis endet',
    'angebotspreis gultig bis',
    'dia en que termina el precio rebajado',
    "data in cui termina l'offerta",
    'einddatum actieprijs',
    'data de termino do preco promocional',
    'data de preco promocional termina em',
    'data zakonczenia promocji',
    'datum nar reapriset upphor',
  ],
  inStock: [
    'in stock?',
    'en stock ?',
    'en inventaire ?',
    'vorratig?',
    'auf lager?',
    'hay existencias?',
    '¿existencias?',
    '¿en inventario?',
    'disponibile?',
    'op voorraad?',
    'em stock?',
    'em estoque?',
    'na stanie?',
    'w magazynie?',
    'i lager?',
  ],
  pieces: [
    'stock',
    'inventaire',
    'bestand',
    'lager',
    'lagerbestand',
    'inventario',
    'magazzino',
    'voorraad',
    'estoque',
    'stan magazynowy',
    'lagersaldo',
  ],
  description: [
    'description',
    'beschreibung',
    'descripcion',
    'descrizione',
    'beschrijving',
    'descricao',
    'opis',
    'beskrivning',
    'short description',
    'description courte',
    'kurzbeschreibung',
    'descripcion corta',
    'breve descrizione',
    'korte omschrijving',
    'korte beschrijving',
    'descricao breve',
    'descricao curta',
    'krotki opis',
    'kort beskrivning',
  ],
  categories: [
    'categories',
    'kategorien',
    'categorias',
    'categorie',
    'categorieen',
    'kategorie',
    'kategorier',
  ],
  images: [
    'images',
    'bilder',
    'imagenes',
    'immagini',
    'immagine',
    'afbeeldingen',
    'imagens',
    'obrazki',
    'obrazy',
  ],
  brands: [
    'brands',
    'brand',
    'marques',
    'marque',
    'marken',
    'marke',
    'marcas',
    'marchi',
    'merken',
    'marki',
    'varumarken',
  ],
  parent: [
    'parent',
    'ubergeordnetes produkt',
    'ubergeordnet',
    'eltern',
    'superior',
    'genitore',
    'hoofd',
    'pai',
    'ascendente',
    'element nadrzedny',
    'foralder',
  ],
} as const;

const column = (name: string) => `{${name}}`;

const attributes = Array.from({ length: 6 }, (_, i) => i + 1).map((n) => ({
  names: [
    `attribute ${n} name`,
    `nom de l'attribut ${n}`,
    `name des attributs ${n}`,
    `attribut ${n} name`,
    `nombre del atributo ${n}`,
    `nome dell'attributo ${n}`,
    `attributo ${n} nome`,
    `naam eigenschap ${n}`,
    `atributo ${n} nome`,
    `nome do atributo ${n}`,
    `nazwa atrybutu ${n}`,
  ],
  values: [
    `attribute ${n} value(s)`,
    `valeur(s) de l'attribut ${n}`,
    `wert(e) des attributs ${n}`,
    `attribut ${n} wert(e)`,
    `valor(es) del atributo ${n}`,
    `valore dell'attributo ${n}`,
    `attributo ${n} valore(i)`,
    `attributo ${n} valuta(e)`,
    `waarde eigenschap ${n}`,
    `atributo ${n} valor(es)`,
    `valores do atributo ${n}`,
    `wartosci atrybutu ${n}`,
  ],
}));

/** A sale's days as Google writes them: without a beginning or an end it is open. */
export const saleInterval = (from: string, to: string) => `${from || '2000-01-01'}/${to || '2100-01-01'}`;

/** WooCommerce's own export, whose columns are named in the shop's language. */
export const woocommerce: Preset = {
  format: 'woocommerce',
  marks: [names.regular, names.inStock, names.sku, names.type],
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
    mpn: [...names.sku],
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
      ...names.description,
      ...names.categories,
      ...names.images,
      ...names.brands,
      ...names.published,
    ],
  },
  complete(row, values) {
    const text = (columns: readonly string[]) => textOf(values, ...columns);
    // Its variations are articles, in rows of their own; so are the articles of a group.
    if (!row.price && /^(?:variable|grouped|variabel|gruppiert)/i.test(text(names.type))) return 'part';
    if (/^(?:0|-1)$/.test(text(names.published))) return 'not_for_sale';
    const [starts, ends] = [text(names.starts), text(names.ends)];
    if (row.sale_price && (starts || ends)) row.sale_price_effective_date = saleInterval(starts, ends);
    if (row.availability?.toLowerCase() === 'backorder') row.availability = 'backorder';
    addOptions(
      row,
      attributes.map((attribute) => {
        const value = text(attribute.values);
        // Of several values the row is all of them: they tell nothing of it.
        return [text(attribute.names), row.item_group_id && !value.includes(',') ? value : ''];
      }),
    );
    return 'article';
  },
  // It writes fifty rows at a time, and new attributes and metadata of each behind the columns so far.
  isLate: (name) => /^meta|attribut|atribut|atrybut|eigenschap/.test(name),
  usualLink: '/?p={id}',
};

/** The same under the names of WooCommerce's interface, as JSON or as many plugins write it. */
export const woocommerceNames: Preset = {
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
