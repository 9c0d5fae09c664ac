import { isSizeName } from './options.ts';
import { type Preset, textOf } from './preset.ts';

const numbers = ['1', '2'];
const variationNames = (n: string) => [`variation ${n} name`, `variationsname ${n}`, `nome variante ${n}`];
const variationValues = (n: string) => [
  `variation ${n} values`,
  `variationswert ${n}`,
  `valori variante ${n}`,
];
const pictures = Array.from({ length: 10 }, (_, n) => [`image${n + 1}`, `bild${n + 1}`, `immagine${n + 1}`]);

/**
 * Etsy's list of a shop's listings, in English, German and Italian. It has neither their numbers nor their links: a listing is known by
 * the first of its stock numbers, else by its title. What it comes in is listed in one row, at the listing's price.
 */
export const etsy: Preset = {
  format: 'etsy',
  required: [
    ['title', 'titel', 'titolo'],
    ['price', 'preis', 'prezzo'],
    ['currency code', 'währungscode'],
    ['image1', 'bild1', 'immagine1'],
    ['variation 1 type', 'variationstyp 1', 'tipo variante 1'],
  ],
  signs: [
    ...['variation 1 type', 'variation 1 values', 'variationstyp 1', 'variationswert 1'],
    ...['tipo variante 1', 'valori variante 1'],
  ],
  fields: {
    id: ['{title|slug}', '{titel|slug}', '{titolo|slug}', 'title', 'titel', 'titolo'],
    title: ['title', 'titel', 'titolo'],
    price: ['price', 'preis', 'prezzo'],
    currency: ['currency code', 'währungscode'],
    link: [],
    description: ['description', 'beschreibung', 'descrizione'],
    quantity: ['quantity', 'stückzahl', 'menge', 'quantità'],
    image_link: pictures[0] as string[],
    additional_image_link: pictures.slice(1).flat(),
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    const [stockNumber = ''] = text('sku', 'bestandseinheit').split(',');
    if (stockNumber.trim() !== '') row.id = stockNumber.trim();
    if (row.quantity) row.availability = Number(row.quantity) > 0 ? 'in stock' : 'out of stock';
    const size = numbers.find((n) => isSizeName(text(...variationNames(n))));
    if (size) row.size = text(...variationValues(size));
    return 'article';
  },
  // Old lists leave out what a listing does not have at its end.
  isLate: (name) =>
    /^(?:variation|image|bild|immagine|(?:tipo|nome|valori)variante|sku|bestandseinheit)/.test(name),
};
