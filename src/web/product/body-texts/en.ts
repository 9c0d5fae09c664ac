import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');
const days = (n: number) => count(n, `${n} day`, `${n} days`);

const givers = { manufacturer: ' (manufacturer)', seller: ' (merchant)', nobody: '' };

/** English texts of what stands below the top of a product page. */
export const texts: typeof fr = {
  history: {
    titleOf: {
      new: 'Best delivered price, new',
      refurbished: 'Best delivered price, refurbished',
      used: 'Best delivered price, used',
    },
    notDelivered: 'Best price without delivery: no merchant in stock stated it',
    deliveredOnly: 'Only delivered prices count: a merchant who does not state delivery is not in it.',
    windows: { 30: '30 days', 90: '90 days', 365: '1 year' },
    window: 'History period',
    lowest: 'Lowest price:',
    allTimeLow: 'Lowest price ever recorded:',
    lowestSince: 'on',
    chart: (from, to, lowest, highest) =>
      `Best price from ${from} to ${to}: between ${lowest} and ${highest}. The same figures are in the table.`,
    explore: 'Browse prices day by day',
    moves: 'Merchants that came and went',
    movesNote: 'On the chart, ▲ marks a merchant’s arrival and ▼ its departure, for a week at least.',
    came: (merchant) => `${merchant} arrives`,
    went: (merchant) => `${merchant} no longer has the product`,
    targetPrice: {
      line: 'Price of my alert',
      title: 'Notify me at my price',
      hint: 'Choose your price: move the line on the chart, or enter an amount.',
    },
    unavailable: 'not available',
    figures: {
      lowest30: 'Lowest price over 30 days',
      lowest90: 'Lowest price over 90 days',
      median90: 'Median price over 90 days',
    },
    observed: (n) =>
      n === 0
        ? 'Our records of this product have only just begun.'
        : `This chart is based only on our own records, over ${days(n)}.`,
    table: 'See the figures as a table',
    byMerchant: 'By merchant',
    merchantsCaption: 'Price at each merchant: current price and lowest price',
    merchant: 'Merchant',
    now: 'Current price',
    atLeast: 'Lowest price',
    tableCaption: 'Best price, newest first',
    since: 'Since',
    until: 'Until',
    price: 'Price',
    none: 'No price history for this product yet.',
    noneInWindow: 'No price recorded in this period.',
    failed: 'Failed to load the price history.',
  },
  recent: { title: 'Recently viewed', none: 'Products you view appear here.' },
  note: {
    title: 'Good to know',
    text: 'Delivered prices include VAT and standard delivery in France. You buy from the merchant, who pays us a commission; it changes neither the price nor the order of the offers.',
    link: 'How we rank',
  },
  onThisPage: 'On this page',
  historyTitle: 'Price history',
  description: { title: 'Description', none: 'No description available.' },
  labels: {
    title: 'Energy and repair',
    eprel: 'Energy label and product sheet (EU register EPREL)',
    running: (cost) => `About ${cost} of electricity a year`,
    basis: {
      year: ({ kwh }) => `${kwh} kWh a year`,
      '1000 hours': ({ kwh, times, perYear }) =>
        `${kwh} kWh per 1,000 hours, which is ${perYear} kWh for ${times} hours a year`,
      '100 cycles': ({ kwh, times, perYear }) =>
        `${kwh} kWh per 100 cycles, which is ${perYear} kWh for ${times} cycles a year`,
    },
    computed: (basis, cents, since) =>
      `Calculation: ${basis}, at ${cents} cents per kWh, VAT included (price as of ${since}). What you consume depends on how you use it.`,
    repairability: 'French repairability index',
    durability: 'French durability index',
    outOfTen: (score) => `${score} out of 10`,
    note: 'From merchants. A class or an index is shown only if at least two thirds of the merchants that state it agree.',
  },
  similar: {
    title: 'Similar products',
    none: 'No similar products yet.',
    failed: 'Failed to load similar products.',
  },
  offers: {
    ownTermsLead: 'Membership, loyalty, promo code?',
    ownTerms: 'See my price',
    warranty: (months, by) =>
      `stated warranty: ${months % 12 === 0 ? count(months / 12, '1 year', `${months / 12} years`) : `${months} months`}${givers[by ?? 'nobody']}`,
    guarantee:
      'Beside any stated warranty, every professional seller owes you the legal guarantee of conformity: two years from delivery, for new, refurbished and used products alike (French consumer code, art. L217\u20113). A defect that appears within 24 months, 12 months for refurbished and used products, is presumed to have been there on delivery (art. L217\u20117).',
    criterion: {
      total:
        'One row per merchant, or seller on its marketplace, by delivered price, lowest first, starting with the best offer in stock.',
      price: 'One row per merchant, or seller on its marketplace, by price without delivery, lowest first.',
      merchant: 'One row per merchant, or seller on its marketplace, by name.',
    },
    legal: (merchants) =>
      `${count(merchants, `${merchants} merchant`, `${merchants} merchants`)}, the list is not exhaustive; their commission never changes the order.`,
    announced: (change, price) => `Announced: ${change} on ${price}`,
    recorded: (change, price) =>
      `recorded: ${change} on ${price}, its own lowest price of the previous 30 days, delivery excluded`,
    filters: 'Filter the offers',
    filterInStock: 'In stock',
    filterFreeDelivery: 'Free delivery',
    allConditions: 'All conditions',
    sort: 'Sort',
    sorts: { total: 'Delivered price', price: 'Price without delivery', merchant: 'Merchant' },
    showRest: (n) => count(n, 'See 1 other offer', `See ${n} other offers`),
    showLess: 'See fewer offers',
    noneChosen: 'No offer matches these filters.',
    showAll: 'See all offers',
  },
};
