import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of a merchant's page. */
export const texts: typeof fr = {
  title: (merchant) => `${merchant}: offers, delivery and contact`,
  description: (merchant) =>
    `Who ${merchant} is, how many of its offers we compare, when we last saw them, and what its delivery costs.`,
  lead: 'A merchant whose prices we compare. You buy from the merchant, not from us.',
  notStated: 'Not stated',
  who: {
    title: 'Who this merchant is',
    company: 'Company',
    country: 'Country',
    website: 'Site',
    contact: 'Contact',
    returns: 'Returns',
    payment: 'Payment',
    warranty: 'Commercial warranty',
    source: 'As stated by the merchant or its public pages.',
    guarantee:
      'The two-year legal guarantee of conformity applies to whatever you buy from a professional, new, refurbished or used.',
  },
  delivery: {
    title: 'Delivery',
    rule: 'Usual cost',
    free: 'free',
    byOffer: 'stated offer by offer',
    never: 'never stated by this merchant',
    ruleOf: (flat) => `${flat} an order, where the offer does not state it`,
    freeFrom: (flat, from) => `${flat}, free from ${from}, where the offer does not state it`,
    known: 'Offers with a known cost',
  },
  offers: {
    title: 'Its offers on Visavis',
    count: 'Live offers',
    notCounted: 'not counted yet',
    since: 'Compared since',
    seen: 'Last seen',
    never: 'not yet',
    freshnessOf: (days) =>
      count(
        days,
        `an offer not seen for ${days} day is no longer shown`,
        `an offer not seen for ${days} days is no longer shown`,
      ),
    confirmed: 'Confirmed prices',
    someWait: 'The others are too far from the prices we know, and wait for a second reading.',
    noneWaits: 'No price that is too far from the prices we know waits for a second reading.',
    reports: 'Reports upheld',
    reportsOf: (n, shown) => (n === 0 ? 'none in twelve months' : `${shown} in twelve months`),
  },
  categories: {
    title: 'Its categories',
    none: 'No offers at the moment.',
    failed: 'Failed to load the categories.',
    of: (category, products, n) => `${category}, ${count(n, `${products} product`, `${products} products`)}`,
  },
  paid: 'Like every merchant compared here, it may pay us a commission when you buy after following one of our links. It changes neither the order of offers nor this page.',
  ranking: 'How we rank',
};
