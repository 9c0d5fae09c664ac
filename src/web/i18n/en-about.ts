import type { legalFr, rankingFr } from './fr-about.ts';
import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('en', n, { one, other });

/** English texts of “How we rank”. */
export const rankingEn: typeof rankingFr = {
  title: 'How we rank',
  lead: 'How products and offers are ordered, and what the prices contain.',
  figures: 'The catalogue right now',
  merchants: 'merchants',
  products: 'products',
  offers: 'offers',
  lastImport: 'Last price update:',
  never: 'not yet',
  criteriaTitle: 'What decides the order',
  criteria: [
    'The offers of a product are ordered by delivered price: the merchant’s price plus delivery, VAT included. The first is the cheapest new offer in stock.',
    'An offer whose merchant does not state the delivery cost comes after those of the same price whose cost is known. We never take it to be free.',
    'Lists of products follow the order you choose; it is written above each list. Without a choice: by relevance for a search, by rating for a category.',
    'Relevance measures how well the words searched for match the product’s title, then its brand, model, category and description. Among products that match equally well, those in stock come first, then those that more merchants offer and buyers rate better.',
    'The order by rating pulls ratings that rest on few reviews towards the average. The biggest drops compare today’s best delivered price with the one that we observed 24 hours earlier (7 days where nothing fell).',
    'New, refurbished and used goods are never mixed in one price.',
  ],
  paymentTitle: 'Who pays us',
  payment: [
    'Merchants pay us a commission when you buy from them after following one of our links. The price you pay stays the same.',
    'The commission never changes the ranking: no merchant can buy a place, and no placement is paid.',
  ],
  scopeTitle: 'What we show, and what we do not',
  scope: (merchants) => [
    `We compare the offers of ${merchants}. Not every merchant or every offer on the market is here: the list is not exhaustive.`,
    'The price includes VAT; the delivered price adds standard delivery in France. The price that counts is the merchant’s at the moment of purchase, which always takes place there.',
    'We do not repeat merchants’ crossed-out prices. The drops we point out come from our own observations.',
  ],
  freshnessTitle: 'How fresh prices are',
  freshness: (imports) =>
    `Prices come from merchants’ catalogues, read again several times a day (${count(imports, '1 reading', `${imports} readings`)} in the last 24 hours). Every offer says when we last saw it; an offer that is gone is no longer shown as available.`,
  ratingsTitle: 'Ratings',
  ratings:
    'Ratings are provided by merchants and are not verified by us. Where several merchants give one, we average them weighted by their counts.',
};

/** English texts of the legal notice. */
export const legalEn: typeof legalFr = {
  title: 'Legal notice',
  lead: 'Who publishes this site, who hosts it, and how to reach us.',
  placeholder:
    'Demonstration: the publisher’s data below are made up. They will be replaced by those of the configuration.',
  publisher: 'Publisher',
  operator: 'Company',
  registration: 'Registration',
  director: 'Publication director',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hostingTitle: 'Hosting',
  hosting: 'Host',
  notStated: 'not stated',
  serviceTitle: 'The service',
  service: [
    'Visavis compares merchants’ offers and sells nothing: the purchase always takes place at the merchant, on its terms. Merchants pay us a commission, which changes neither the price nor the ranking.',
    'Brands, descriptions and pictures of products belong to their owners and are handed to us by the merchants.',
  ],
  privacyTitle: 'Data and trackers',
  privacy: [
    'This site holds no advertising, no audience measurement and no third party’s tracker. A cookie remembers the language you choose; the appearance, your last searches, the recently viewed products, those that you compare and the cart stay in your browser, as does your session if you have an account.',
    'When you open an offer we count the click per offer, without identifying you, and hand a reference of that click to the merchant’s affiliate network.',
  ],
};
