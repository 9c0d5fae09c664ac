import { countIn } from '../../i18n/plural.ts';

const count = countIn('en');

/** English texts of the barometer. */
export const texts = {
  title: 'Price barometer',
  titleOf: (category: string) => `Price barometer: ${category}`,
  description:
    'How delivered prices move, by category, over 30 days, 90 days and a year, by the prices that we record.',
  descriptionOf: (category: string) =>
    `How delivered prices in the category “${category}” move, over 30 days, 90 days and a year, by the prices that we record.`,
  lead: 'How the best delivered prices move, by the prices that we record alone.',
  all: 'All products',
  period: 'Period',
  periods: { 30: '30 days', 90: '90 days', 365: '1 year' },
  change: (change: string, since: string) => `${change} since ${since}`,
  basis: (n: number, shown: string) => count(n, `Based on ${shown} product`, `Based on ${shown} products`),
  until: (to: string) => `up to and including ${to}`,
  shorter: 'Our records go no further back.',
  chart: (from: string, to: string, change: string) =>
    `Price index from ${from} to ${to}: ${change}. The values are in the table that follows.`,
  base: '100 on the first day',
  values: 'Values day by day',
  valuesCaption: 'Price index at the end of each day, latest first',
  day: 'Day',
  index: 'Index',
  products: 'Products',
  file: 'Download (CSV)',
  none: 'Not enough products, or not for long enough, for an index yet.',
  categories: 'By category',
  categoriesCaption: 'How prices moved by category',
  category: 'Category',
  evolution: 'Change',
  sinceDay: (since: string) => `since ${since}`,
  seeProducts: 'See the products',
  seeAll: 'All products',
  seeDrops: 'See price drops',
  how: 'How we calculate',
  method: [
    'Every day we compare the best delivered price of each product (new, in stock, delivery cost known) with that of the day before. The change of a category is the geometric mean of these ratios: each product counts the same, whatever it costs. The index chains these changes and starts at 100.',
    'A product counts only on days when it had a price the day before as well, so a product that is new or gone moves no index. A price that more than triples within a day, or drops to less than a third, is taken for a mistake.',
    'We publish an index only where at least 20 products count on each day, over 7 days at least. A day with too few products breaks the series, which starts again on the day after.',
    'These are prices of the merchants that we compare; we do not know how much is sold. The barometer is therefore no measure of inflation.',
  ],
};
