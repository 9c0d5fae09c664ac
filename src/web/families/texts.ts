import type { VariantAxis } from '../../contract/catalogue/variant-axes.ts';
import type { Language } from '../../contract/language.ts';
import { plural } from '../i18n/plural.ts';

/** Texts of families, written by loaders only: browsers get the sentences. */
type FamilyTexts = {
  axes: Readonly<Record<VariantAxis, string>>;
  /** "3 couleurs". */
  count: (axis: VariantAxis, n: number) => string;
  from: (price: string) => string;
  notDelivered: (price: string) => string;
  stockNotStated: (price: string) => string;
  /** Said once where it holds for the prices of all variants. */
  ofAll: Readonly<Record<'delivery' | 'stock' | 'both', string>>;
  soldOut: string;
  noOffer: string;
  /** Beside the number of a list's products. */
  withVariants: (n: string) => string;
  /** On a card that shows the price of one size. */
  inSize: (size: string) => string;
  /** Above a list that ignores the chosen sizes, as no product comes in them. */
  unknownSizes: (sizes: string) => { note: string; remove: string };
};

const textsFr: FamilyTexts = {
  axes: {
    memory: 'Mémoire',
    capacity: 'Capacité',
    size: 'Taille',
    pack: 'Conditionnement',
    colour: 'Couleur',
  },
  count(axis, n) {
    const words = {
      memory: ['mémoire', 'mémoires'],
      capacity: ['capacité', 'capacités'],
      size: ['taille', 'tailles'],
      pack: ['conditionnement', 'conditionnements'],
      colour: ['couleur', 'couleurs'],
    } as const;
    const [one, other] = words[axis];
    return plural('fr', n, { one: `${n} ${one}`, other: `${n} ${other}` });
  },
  from: (price) => `dès ${price}`,
  notDelivered: (price) => `${price}, livraison non indiquée`,
  stockNotStated: (price) => `${price}, stock non indiqué`,
  ofAll: {
    delivery: 'Prix sans la livraison, qui n’est pas indiquée.',
    stock: 'Stock non indiqué.',
    both: 'Prix sans la livraison\u00a0: ni elle ni le stock ne sont indiqués.',
  },
  soldOut: 'épuisé',
  noOffer: 'aucune offre',
  withVariants: (n) => `(${n} avec leurs variantes)`,
  inSize: (size) => `Taille ${size}`,
  unknownSizes: (sizes) => ({
    note: `Aucun produit ici en taille ${sizes}\u00a0: ce filtre n’est pas appliqué.`,
    remove: 'Retirer ce filtre',
  }),
};

const textsEn: FamilyTexts = {
  axes: { memory: 'Memory', capacity: 'Capacity', size: 'Size', pack: 'Pack', colour: 'Colour' },
  count(axis, n) {
    const words = {
      memory: ['memory size', 'memory sizes'],
      capacity: ['capacity', 'capacities'],
      size: ['size', 'sizes'],
      pack: ['pack', 'packs'],
      colour: ['colour', 'colours'],
    } as const;
    const [one, other] = words[axis];
    return `${n} ${n === 1 ? one : other}`;
  },
  from: (price) => `from ${price}`,
  notDelivered: (price) => `${price}, delivery not stated`,
  stockNotStated: (price) => `${price}, stock not stated`,
  ofAll: {
    delivery: 'Prices without delivery, which is not stated.',
    stock: 'Stock not stated.',
    both: 'Prices without delivery: neither it nor stock is stated.',
  },
  soldOut: 'out of stock',
  noOffer: 'no offer',
  withVariants: (n) => `(${n} with their variants)`,
  inSize: (size) => `Size ${size}`,
  unknownSizes: (sizes) => ({
    note: `No product here in size ${sizes}: this filter is not applied.`,
    remove: 'Remove this filter',
  }),
};

export const familyTexts: Readonly<Record<Language, FamilyTexts>> = { fr: textsFr, en: textsEn };
