import { countIn } from '../../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of the facets of lists. */
export const texts: typeof fr = {
  title: 'Filter',
  open: (chosen) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  apply: 'Apply',
  show: (n, total) => count(total, 'Show 1 product', `Show ${n} products`),
  names: {
    in: 'Category',
    brand: 'Brand',
    price: 'Delivered price',
    merchant: 'Merchant',
    rating: 'Rating',
    offer: 'Availability',
    arrival: 'Delivery time',
    condition: 'Condition',
  },
  more: (n) => `${n} more`,
  narrow: (facet) => `Search in “${facet}”`,
  noValue: 'No results.',
  inStock: 'In stock',
  freeDelivery: 'Free delivery',
  arrivesWithin: (days) => count(days, `Within ${days} working day`, `Within ${days} working days`),
  anyArrival: 'Any time',
  minRating: (stars) => `${stars} out of 5 and up`,
  anyRating: 'Any rating',
  below: (price) => `Up to ${price}`,
  between: (low, high) => `${low} to ${high}`,
  above: (price) => `From ${price}`,
  from: 'From (€)',
  to: 'To (€)',
  setPrice: ', choose this price range',
  specification: (name, value) => `${name}: ${value}`,
  chosen: 'Applied filters',
  remove: (value) => `Remove the filter: ${value}`,
  removeAll: 'Clear filters',
  nothingLeft: 'No products match all these filters.',
  nothingLeftNext: 'Remove one to see more products:',
};
