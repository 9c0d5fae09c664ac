import { countIn } from '../../i18n/plural.ts';
import { texts as shared } from '../../i18n/texts/en.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of the compare pages. */
export const texts: typeof fr = {
  title: (title) => `Compare prices: ${title}`,
  metaDescription: (title, merchants) =>
    `${title}: compare prices, delivery costs and delivery times from ${count(merchants, `${merchants} merchant`, `${merchants} merchants`)}.`,
  failed: 'Failed to load comparison details.',
  noDescription: 'No description available.',
  price: 'Price, VAT included',
  noPrice: 'N/A',
  delivered: 'Delivered price',
  lastKnown: (price, date) => `Last known delivered price: ${price}, seen on ${date}.`,
  lastKnownNotDelivered: (price, date) => `Last known price, delivery not stated: ${price}, seen on ${date}.`,
  mainMerchant: 'Main merchant',
  merchants: 'Merchants, face to face',
  tableCaption: 'Merchant, price, delivery and link of every offer',
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
    share: 'The address of this page contains your choice: you can share it.',
    remove: 'Remove',
    removeOf: (title) => `Remove: ${title}`,
    add: shared.product.addToComparison,
    merchants: (n) => count(n, `${n} merchant`, `${n} merchants`),
    availability: 'Availability',
    condition: 'Condition',
    rating: 'Rating',
    specifications: 'Specifications',
    marked: 'Differences between the products are marked.',
    different: 'differs',
    missing: 'A product you chose is no longer in the catalogue.',
    more: 'Add products from the list to compare four at most.',
  },
  page: {
    title: 'Compare prices',
    description: 'Compare prices for the products you viewed recently at every merchant, delivery included.',
    lead: 'Choose a product to compare merchants’ prices.',
    recent: 'Recently viewed',
    popular: 'Most compared',
    popularNote: 'The products offered by the most merchants.',
    offers: (n) => count(n, `${n} merchant`, `${n} merchants`),
    failed: 'Failed to load the list.',
    empty: 'No products to compare at the moment.',
    unknown: 'This product is no longer in the catalogue. Choose another one from the list.',
    browse: 'Browse products',
  },
};
