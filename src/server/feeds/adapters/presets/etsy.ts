import { isSizeName } from './options.ts';
import { type Preset, textOf } from './preset.ts';

const numbers = ['1', '2'];
const variationNames = (n: string) => [`variation ${n} name`, `variationsname ${n}`];
const variationValues = (n: string) => [`variation ${n} values`, `variationswert ${n}`];
const pictures = Array.from({ length: 10 }, (_, n) => [`image${n + 1}`, `bild${n + 1}`]);

/**
 * Etsy's list of a shop's listings, in English and German. It has neither their numbers nor their links: a listing is known by
 * the first of its stock numbers, else by its title. What it comes in is listed in one row, at the listing's price.
 */
export const etsy: Preset = {
  format: 'etsy',
  required: [
    ['title', 'titel'],
    ['price', 'preis'],
    ['currency code', 'währungscode'],
    ['image1', 'bild1'],
    ['variation 1 type', 'variationstyp 1'],
  ],
  signs: ['variation 1 type', 'variation 1 values', 'variationstyp 1', 'variationswert 1'],
  fields: {
    id: ['{title|slug}', '{titel|slug}', 'title', 'titel'],
    title: ['title', 'titel'],
    price: ['price', 'preis'],
    currency: ['currency code', 'währungscode'],
    link: [],
    description: ['description', 'beschreibung'],
    quantity: ['quantity', 'stückzahl', 'menge'],
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
  isLate: (name) => /^(?:variation|image|bild|sku|bestandseinheit)/.test(name),
};
