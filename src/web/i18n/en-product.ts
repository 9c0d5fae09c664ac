import type { productPageFr } from './fr-product.ts';
import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('en', n, { one, other });
const days = (n: number) => count(n, `${n} day`, `${n} days`);

/** English texts of the product page. */
export const productPageEn: typeof productPageFr = {
  title: (title, offers) =>
    `${title}: ${count(offers, `${offers} offer compared`, `${offers} offers compared`)}`,
  titleWithoutOffers: (title) => `${title}: price and history`,
  metaDescription: (title, price, merchants) =>
    `${title} from ${price}. The prices of ${count(merchants, `${merchants} merchant`, `${merchants} merchants`)} face to face, delivery included, and their history.`,
  delivered: (price) => `${price} delivered`,
  metaWithoutOffers: (title) =>
    `${title}: last known price and price history. No offer available at the moment.`,
  titleAwaited: (title) => `${title}: no merchant yet`,
  metaAwaited: (title) =>
    `${title}: no merchant has offered it so far. Be told when the first price is there.`,
  onThisPage: 'On this page',
  allSpecifications: 'All specifications',

  decision: {
    titleOf: {
      new: 'Best delivered price',
      refurbished: 'Best delivered price, refurbished',
      used: 'Best delivered price, used',
    },
    onlyOther: 'No new offer in stock at the moment.',
    at: 'at',
    seller: (seller) => `sold by ${seller}`,
    vat: 'VAT included',
    save: 'Save to My Selection',
    saved: 'Remove from My Selection',
    setAlert: 'Set an alert',
    alertSet: 'Alert is on',
    signInForAlert: 'Sign in to set an alert.',
    signIn: 'Sign In',
    gap: (gap, merchant) => `${gap} less than the next merchant, ${merchant}.`,
    otherFrom: { new: 'New from', refurbished: 'Refurbished from', used: 'Used from' },
    seeAll: (n) => count(n, 'See the offer in detail', `Compare the ${n} offers`),
    notDelivered: 'Best price, delivery not stated',
    soldOutPrice: 'Last price shown, out of stock',
  },

  verdict: {
    noDelivery: 'Without its delivery cost, this price cannot be judged by its history.',
    tooEarly: 'Not enough history yet to judge this price.',
    lowest: (n) => `The lowest price observed in ${days(n)}.`,
    below: (share, n) => `${share} below the median price of the ${days(n)} observed.`,
    above: (share, n) => `${share} above the median price of the ${days(n)} observed.`,
    usual: (n) => `The usual price: close to the median of the ${days(n)} observed.`,
  },

  offers: {
    title: 'The offers',
    nav: (n) => count(n, `${n} offer`, `${n} offers`),
    ofCondition: { new: 'New', refurbished: 'Refurbished', used: 'Used' },
    from: 'from',
    caption: (condition) => `Offers, ${condition}`,
    merchant: 'Merchant',
    availability: 'Availability and delivery',
    total: 'Delivered price',
    link: 'Link to the offer',
    see: 'See the offer',
    seeAt: (merchant) => `See the offer at ${merchant} (new tab)`,
    sum: (price, delivery) => `${price} + ${delivery}`,
    freeDelivery: 'free delivery',
    notStated: 'not stated by the merchant',
    deliveryInfo: 'delivery:',
    deliveryNotStated: 'Delivery cost not stated by the merchant',
    inStock: 'In stock',
    stock: (n) => `${n} in stock`,
    outOfStock: 'Out of stock',
    seen: 'seen',
    criterion: {
      total: 'Offers sorted by delivered price, lowest first, led by the best one in stock.',
      price: 'Offers sorted by price without delivery, lowest first.',
      merchant: 'Offers sorted by merchant name.',
    },
    legal: (merchants) =>
      `${count(merchants, `${merchants} merchant`, `${merchants} merchants`)}, the list is not exhaustive, no paid placement.`,
    filters: 'Filter the offers',
    filterInStock: 'In stock',
    filterFreeDelivery: 'Free delivery',
    allConditions: 'Every condition',
    sort: 'Sort',
    sorts: { total: 'Delivered price', price: 'Price alone', merchant: 'Merchant' },
    noneChosen: 'No offer matches these filters.',
    showAll: 'See all offers',
    showRest: (n) => count(n, 'See 1 more offer', `See ${n} more offers`),
    showLess: 'Fold the list',
    none: 'No merchant offers this product at the moment.',
    lastKnown: 'Last known delivered price:',
    lastKnownAt: 'seen on',
    fallback: (price, isInStock) =>
      `Price given by Visavis for orientation, no merchant’s: ${price}${isInStock ? '' : ' (out of stock)'}.`,
    noneYet: 'No merchant has offered this product so far.',
    awaitedNote:
      'This price is no merchant’s. Set an alert: we tell you when the first merchant offers the product.',
    neverSeen: 'We have not seen a price for it yet.',
    noneNext: 'See similar products',
  },

  history: {
    title: 'Delivered price history',
    titleOf: {
      new: 'Best delivered price, new',
      refurbished: 'Best delivered price, refurbished',
      used: 'Best delivered price, used',
    },
    windows: { 30: '30 days', 90: '90 days', 365: '1 year' },
    window: 'Length of the history',
    lowest: 'Lowest:',
    lowestSince: 'on',
    chart: (from, to, lowest, highest) =>
      `Best delivered price from ${from} to ${to}: between ${lowest} and ${highest}. The same figures stand in the table.`,
    explore: 'Read the price day by day',
    unavailable: 'not available',
    figures: { lowest30: 'Lowest, 30 days', lowest90: 'Lowest, 90 days', median90: 'Median, 90 days' },
    observed: (n) =>
      `${count(n, `${n} day`, `${n} days`)} observed by us; nothing else goes into this chart.`,
    table: 'The same figures as a table',
    byMerchant: 'By merchant',
    merchantsCaption: 'Delivered price of each merchant, now and at its lowest',
    merchant: 'Merchant',
    now: 'Now',
    atLeast: 'At its lowest',
    tableCaption: 'Best delivered price, newest first',
    since: 'Since',
    until: 'Until',
    price: 'Delivered price',
    none: 'No history yet: we have only just begun to observe it.',
    noneInWindow: 'No price observed in this time.',
    failed: 'Failed to load the price history.',
  },

  specifications: {
    title: 'Specifications',
    brand: 'Brand',
    gtin: 'EAN / GTIN',
    mpn: 'Manufacturer’s number',
    none: 'The merchants give no specifications for this product.',
  },
  description: { title: 'Description', none: 'No description available.' },
  report: 'Report a wrong price or match',

  similar: {
    title: 'Similar products',
    none: 'No similar product yet.',
    failed: 'Failed to load similar products.',
  },
  recent: { title: 'Recently viewed', none: 'Products that you look at are listed here.' },
  note: {
    title: 'Good to know',
    text: 'Prices include VAT and standard delivery in France. You buy from the merchant, who pays us a commission; it changes neither the price nor the order of the offers.',
    link: 'How we rank',
  },
};
