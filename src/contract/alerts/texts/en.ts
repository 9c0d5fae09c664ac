import type { texts as fr } from './fr.ts';

/** What alerts tell, on their page as in mails and feeds, in English. */
export const texts: typeof fr = {
  conditions: { new: 'new', refurbished: 'refurbished', used: 'used' },
  delivered: (price) => `${price} delivered`,
  notStated: (price) => `${price}, delivery cost not stated by the merchant`,
  everything: (price) => `${price} delivered for everything`,
  everythingNotStated: (price) => `${price} for everything, plus delivery costs that are not stated`,
  before: (price) => `previously ${price}`,
  risen: (price) => `up from ${price} when you set the alert`,
  up: 'up',
  own: 'with your terms',
  low: 'lowest price ever recorded',
  back: 'back in stock',
  size: (name: string) => `size ${name}`,
  colour: (name) => `colour found: ${name}`,
  search: (label) => `list ${label}`,
  others: (n) => (n === 1 ? 'and 1 other product of this list' : `and ${n} other products of this list`),
  filters: (n) => (n === 1 ? '1 other filter' : `${n} other filters`),
  lists: { favourites: 'My Selection', cart: 'My cart', shared: 'Shared selection' },
  targets: {
    any: 'of the next drop',
    fall: 'of each further drop',
    price: 'at a price I choose',
    drop: 'at a drop I choose',
    low: 'at the lowest price ever recorded',
    rise: 'when the price rises',
    stock: 'when it is back in stock',
  },
  inCondition: { new: 'new', refurbished: 'refurbished', used: 'used' },
  anyColour: 'in any colour',
  inSize: (name: string) => `in size ${name}`,
};
