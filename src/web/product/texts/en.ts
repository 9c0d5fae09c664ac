import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');
const days = (n: number) => count(n, `${n} day`, `${n} days`);

/** English texts of the product page. */
export const texts: typeof fr = {
  title: (title, merchants) =>
    `${title}: ${count(merchants, `price at ${merchants} merchant`, `prices from ${merchants} merchants`)}`,
  titleWithoutOffers: (title) => `${title}: price and history`,
  metaDescription: (title, price, merchants) =>
    `${title} – ${price}. ${count(merchants, 'See the offer', `Compare ${merchants} merchants`)} and the price history.`,
  priceNotDelivered: (price) => `${price}, delivery not stated`,
  delivered: (price) => `${price} delivered`,
  lastPrice: (price) => `Out of stock, last known price ${price}`,
  metaWithoutOffers: (title) =>
    `${title}: last known price and price history. No offers available at the moment.`,
  titleAwaited: (title) => `${title}: no merchant yet`,
  metaAwaited: (title) =>
    `${title}: no merchant has offered it yet. Set an alert to be notified of the first price.`,
  gallery: {
    of: (title) => `Images of ${title}`,
    picture: (n, all) => `Image ${n} of ${all}`,
  },
  allSpecifications: 'All specifications',

  decision: {
    titleOf: {
      new: 'Best delivered price',
      refurbished: 'Best delivered price, refurbished',
      used: 'Best delivered price, used',
    },
    onlyOther: 'No new product in stock at the moment.',
    at: 'at',
    seller: (seller) => `sold by ${seller}`,
    vat: 'VAT included',
    save: 'Add to My Selection',
    saved: 'Remove from My Selection',
    setAlert: 'Set alert',
    alertSet: 'Alert is on',
    typeTarget: 'Choose my alert',
    gap: (gap, merchant) => `${gap} less than at ${merchant}, the next merchant.`,
    otherFrom: { new: 'New from', refurbished: 'Refurbished from', used: 'Used from' },
    seeAll: (n) => count(n, 'See the offer details', `Compare the ${n} merchants`),
    notDelivered: 'Price without delivery',
    soldOutPrice: 'Last known price, out of stock',
  },

  verdict: {
    noDelivery: 'Delivery cost unknown: this price cannot be compared with its history.',
    tooEarly: 'There is not enough history yet to assess this price.',
    lowest: (n) => `Lowest price recorded in ${days(n)}.`,
    below: (share, n) => `${share} below the median price, over ${days(n)} of records.`,
    above: (share, n) => `${share} above the median price, over ${days(n)} of records.`,
    usual: (n) => `Usual price, close to the median over ${days(n)} of records.`,
  },

  sizes: {
    choose: 'Choose a size',
    chosen: (size) => `Size ${size}: prices and stock`,
    from: (price) => `from ${price}`,
    soldOut: 'out of stock',
    inStock: (labels) => `sizes in stock: ${labels}`,
    notOffered: 'Not in this size',
    notStated: 'sizes not stated by the merchant',
  },

  offers: {
    title: 'Offers',
    nav: (n) => count(n, `${n} merchant`, `${n} merchants`),
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
    unknownDelivery: 'delivery not stated',
    unstatedTitle: 'Delivery not stated by the merchant',
    unstatedNote: 'These prices are without delivery: they do not compare with delivered prices.',
    others: (n) => count(n, `${n} other offer from this merchant`, `${n} other offers from this merchant`),
    notStated: 'not stated by the merchant',
    deliveryInfo: 'delivery:',
    inStock: 'In stock',
    stock: (n) => `${n} in stock`,
    outOfStock: 'Out of stock',
    stockNotStated: 'Stock not stated',
    seen: 'seen',
    none: 'No merchant offers this product at the moment.',
    lastKnown: 'Last known delivered price:',
    lastKnownNotDelivered: 'Last known price, delivery not stated:',
    lastKnownAt: 'seen on',
    fallback: (price, isInStock) =>
      `Guide price given by Visavis, not by a merchant: ${price}${isInStock ? '' : ' (out of stock)'}.`,
    noneYet: 'No merchant has offered this product yet.',
    awaitedNote:
      'This price is not a merchant’s. Set an alert and we will notify you when a first merchant offers the product.',
    neverSeen: 'We have not recorded a price yet.',
    noneNext: 'See similar products',
  },

  specifications: {
    title: 'Specifications',
    brand: 'Brand',
    gtin: 'EAN / GTIN',
    mpn: 'Manufacturer part number',
    none: 'The merchants state no specifications for this product.',
  },
  report: 'Report an error',
  manage: 'Manage offers',
};
