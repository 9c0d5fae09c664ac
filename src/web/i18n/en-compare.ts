import type { comparePageFr } from './fr-compare.ts';
import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('en', n, { one, other });

/** English texts of the compare pages. */
export const comparePageEn: typeof comparePageFr = {
  title: (title) => `Compare prices: ${title}`,
  metaDescription: (title, merchants) =>
    `${title}: price, shipping and delivery times of ${count(merchants, `${merchants} merchant`, `${merchants} merchants`)}, face to face.`,
  failed: 'Failed to load comparison details.',
  noDescription: 'No description available.',
  price: 'Price incl. VAT',
  noPrice: 'N/A',
  delivered: 'Delivered price',
  lastKnown: (price, date) => `Last known delivered price: ${price}, seen on ${date}.`,
  mainMerchant: 'Main merchant',
  merchants: 'Merchants, face to face',
  tableCaption: 'Merchant, price, shipping and link of every offer',
  merchant: 'Merchant',
  priceColumn: 'Price',
  total: 'Delivered price',
  shipping: 'Shipping',
  deliveryInfo: 'Delivery info',
  noDeliveryInfo: '—',
  link: 'Link',
  noOthers: 'No other merchant listings available at the moment.',
  toProduct: 'History, specifications and filters',
  side: {
    title: 'Side by side',
    share: 'The address of this page holds your choice: you can share it.',
    remove: 'Remove',
    removeOf: (title) => `Remove: ${title}`,
    add: (title) => `Compare with others: ${title}`,
    merchants: (n) => count(n, `${n} merchant`, `${n} merchants`),
    availability: 'Availability',
    condition: 'Condition',
    rating: 'Rating',
    specifications: 'Specifications',
    marked: 'What the products differ in is marked.',
    different: 'differs',
    missing: 'A product that you had chosen is no longer in the catalogue.',
    more: 'Add a product from the list to set several side by side, up to four.',
  },
  page: {
    title: 'Compare prices',
    description:
      'The products you viewed recently, and for each the prices of every merchant face to face, delivery included.',
    lead: 'Choose a product: its merchants line up face to face.',
    recent: 'Recently viewed',
    popular: 'Most compared',
    popularNote: 'The products that most merchants offer.',
    offers: (n) => count(n, `${n} offer`, `${n} offers`),
    failed: 'Failed to load the list.',
    empty: 'Nothing to compare at the moment.',
    unknown: 'This product is no longer in the catalogue. Choose another one from the list.',
    browse: 'Browse products',
  },
};
