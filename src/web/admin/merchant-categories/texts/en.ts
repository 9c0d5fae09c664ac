import { plural } from '../../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const categories = (n: number, text: string) =>
  plural('en', n, { one: `${text} category`, other: `${text} categories` });
const products = (n: number, text: string) =>
  plural('en', n, { one: `${text} product follows`, other: `${text} products follow` });

/** English texts of the screen that maps merchants' categories to ours. */
export const texts: typeof fr = {
  label: 'Merchants’ categories',
  search: 'Category or merchant',
  state: 'State',
  states: {
    open: 'To be mapped',
    unsure: 'To be checked',
    sure: 'Recognised',
    decided: 'Mapped',
    ignored: 'Ignored',
  },
  notes: {
    open: 'No rule recognises these categories: their products stand where their titles, or another merchant, put them, else in “Other”. A mapping moves them, except those that more of the other merchants put elsewhere and those that you placed one by one.',
    unsure: 'The automatic rule found only a vague word or the affiliate network’s category: to be checked.',
    sure: 'The automatic rule recognises the merchant’s words. Mapping a category overrides it.',
    decided: 'Your decisions, kept from one import to the next.',
    ignored: 'Left to the automatic rule, and no longer suggested.',
  },
  columns: { path: 'Merchant’s category', offers: 'Offers', merchant: 'Merchant', ours: 'Our category' },
  noPath: 'No category',
  network: (path) => `Network: ${path}`,
  examples: (titles) => `E.g. ${titles}`,
  selectAll: 'Select all on this page',
  selectOf: (path, merchant) => `Select ${path} (${merchant})`,
  selected: (_, text) => `${text} selected`,
  target: 'Map to',
  noTarget: 'Choose…',
  map: 'Map',
  mapTo: (path, category) => `Map ${path} to ${category}`,
  choose: 'Another category…',
  chooseFor: (path) => `Another category… for ${path}`,
  ignore: 'Ignore',
  ignoreOf: (path) => `Ignore ${path}`,
  undo: 'Undo decision',
  undoOf: (path) => `Undo decision about ${path}`,
  byRule: (category) => `Rule: ${category}`,
  reasons: {
    standing: (n, text) =>
      plural('en', n, {
        one: `${text} compared offer is there`,
        other: `${text} compared offers are there`,
      }),
    name: 'similar name',
    network: 'network’s category',
    coarse: 'vague word',
  },
  counting: 'Counting what this concerns…',
  products: (n, text) => plural('en', n, { one: `${text} product`, other: `${text} products` }),
  offers: (n, text) => plural('en', n, { one: `${text} offer`, other: `${text} offers` }),
  extent: (productsText, offersText) => `This concerns ${productsText} and ${offersText}.`,
  placed: (n, text) =>
    plural('en', n, {
      one: `${text} of these products already stands elsewhere than in “Other”.`,
      other: `${text} of these products already stand elsewhere than in “Other”.`,
    }),
  takeBack: 'Undo',
  done: (n, text, productsCount, productsText) =>
    `Decision saved for ${categories(n, text)}: ${products(productsCount, productsText)} within about a minute.`,
};
