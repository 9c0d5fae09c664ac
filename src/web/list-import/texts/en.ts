import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of importing a list. */
export const texts: typeof fr = {
  title: 'Import a list',
  about:
    'Your list from Keepa, CamelCamelCamel, idealo or a spreadsheet becomes your selection and price alerts.',
  signInFirst: 'Sign in to import a list.',
  signIn: 'Sign In',
  how: 'A CSV or text file: one link, barcode (EAN) or ISBN per line. If a column states the price you want, the alert is triggered at that delivered price.',
  limits: (lines) => `${lines} lines and 300 KB at most. From a spreadsheet, save as CSV.`,
  file: 'Choose a file',
  text: 'Or paste the list here',
  preview: 'See what is found',
  empty: 'Choose a file or paste a list first.',
  tooLarge: 'This file is too large: 300 KB at most.',
  notText: 'This is not a text file. Save the list as CSV.',
  failed: 'The list could not be read. Try again.',
  reading: 'Reading the list…',
  found: (n, all, shown) =>
    `${count(n, `${n} product found`, `${n} products found`)} on ${count(all, `${shown} line`, `${shown} lines`)}`,
  cut: (lines) => `The list is longer: only the first ${lines} lines were read.`,
  wishedColumn: (name) => `Prices you want: column “${name}”.`,
  columns: {
    chosen: 'Add',
    product: 'Product',
    now: 'Delivered price',
    wished: 'Price you want',
    line: 'Line',
  },
  choose: (title) => `Add ${title}`,
  noPrice: 'no offer',
  alertsAtPrice: 'Price alert at the price you want, where the list states it',
  alertsAtAny: 'Price alert at the next drop',
  alertsAtAnyElse: 'Price alert at the next drop for the others',
  add: (n) => count(n, `Add ${n} product`, `Add ${n} products`),
  adding: (done, all) => `Adding: ${done} of ${all}`,
  notFound: (n) => count(n, `${n} line without a product`, `${n} lines without a product`),
  faults: {
    nothing_in_it: 'no link, barcode or ISBN',
    not_found: 'not known here',
    several: 'several products possible',
    repeated: 'already further up the list',
  },
  find: 'Find',
  report: 'Result',
  outcomes: {
    added: (n) => count(n, `${n} product in your selection`, `${n} products in your selection`),
    added_with_alert: (n) =>
      count(
        n,
        `${n} product in your selection, with a price alert`,
        `${n} products in your selection, with a price alert`,
      ),
    reached: (n) =>
      count(
        n,
        `${n} product already at the price you want or less: in your selection, without an alert`,
        `${n} products already at the price you want or less: in your selection, without an alert`,
      ),
    gone: (n) => count(n, `${n} product has gone`, `${n} products have gone`),
    selection_full: (n) =>
      count(
        n,
        `${n} product not added: your selection is full`,
        `${n} products not added: your selection is full`,
      ),
    alerts_full: (n) =>
      count(
        n,
        `${n} product in your selection, without an alert: you have the maximum`,
        `${n} products in your selection, without an alert: you have the maximum`,
      ),
  },
  addFailed: 'The remaining products could not be added. Try again.',
  retry: 'Try again',
  toSelection: 'See my selection',
  toAlerts: 'See my alerts',
  again: 'Import another list',
};
