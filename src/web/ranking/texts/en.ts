import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of “How we rank”. */
export const texts: typeof fr = {
  title: 'How we rank',
  lead: 'How products and offers are ranked, and what the prices include.',
  figures: 'The catalogue today',
  merchants: 'merchants',
  products: 'products',
  offers: 'offers',
  lastImport: 'Last price update:',
  never: 'not yet',
  criteriaTitle: 'Our ranking criteria',
  criteria: [
    'The offers for a product are ranked by delivered price: the merchant’s price, VAT included, plus delivery. The first is the cheapest offer in stock for a new product.',
    'An offer whose merchant does not state the delivery cost comes after all those whose cost is known, whatever its price: it is never called the best or the cheapest beside them. We never assume that its delivery is free.',
    'Product lists follow the order you choose, shown above each list. By default: by relevance for a search, by rating for a category.',
    'Relevance measures how well your search words match the product’s title, then its brand, model, category and description. Among products that match equally well, those in stock come first, then those offered by more merchants and rated higher by buyers.',
    'What people open counts too, a little: the product most often opened from the results of a search gains a quarter of its score there, others less, in proportion. It takes about 50 different visitors from that search within 90 days, and 5 who opened the product; below that, nothing changes. However often one visitor opens it, that counts once, and nothing we keep tells who it was.',
    'In an order other than relevance, the products that match a search best come first; those that match less closely follow under “Also matching”, in the same order.',
    'Sorting by rating weighs the number of reviews: each rating counts as if ten more reviews of 4 stars had been given. A 4.8 from 24 reviews then counts 4.56, a 4.6 from 302 reviews 4.58, and comes first. Sold-out products come last, by rating as by price.',
    'Price drops compare today’s best delivered price with the one we recorded 24 hours or 7 days earlier. We list a drop only if the price is also below all that we recorded in the 30 days before, and below the median of 90 days: what was above that median does not count in the order of lists.',
    'New, refurbished and used products are never mixed in one price.',
  ],
  paymentTitle: 'How we are paid',
  payment: [
    'Merchants pay us a commission when you buy from them after following one of our links. The price you pay stays the same.',
    'The commission never changes the ranking: no merchant can buy a position, and there is no paid placement.',
  ],
  scopeTitle: 'What we compare, and what we do not',
  scope: (merchants) => [
    `We compare the offers of ${merchants}. Not every merchant or every offer on the market is here: the list is not exhaustive.`,
    'Prices include VAT; the delivered price also includes standard delivery in France. You always buy from the merchant: the price that counts is the one it shows at that moment.',
    'Merchants’ crossed-out prices are never our discounts: beside what a merchant announces, an offer shows what we recorded of its own price. The drops we point out come from our own records alone.',
  ],
  guaranteeTitle: 'Guarantees',
  guarantee:
    'Whatever a professional sells carries the two-year legal guarantee of conformity. A commercial warranty comes on top only where the merchant states it: we show it beside its offer, or on the merchant’s page.',
  freshnessTitle: 'How fresh prices are',
  freshness: (updates, shown) =>
    `Prices come from merchants’ catalogues, which we read again regularly: ${count(updates, '1 update', `${shown} updates`)} in the last 24 hours. Every offer shows when we last saw it; an offer that has gone is no longer shown as available.`,
  checks: (compared: string, share: string) =>
    `We check ourselves: offers that visitors open are sampled and compared with the merchant’s own page. Of ${compared} checked in the last 90 days, ${share} had another price, currency or availability there.`,
  ratingsTitle: 'Ratings',
  ratings:
    'Ratings are provided by merchants and are not verified by Visavis. Where several merchants give one, we average them, weighted by the number of reviews.',
};
