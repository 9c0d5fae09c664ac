import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { eurosToCents } from '../../contract/money.ts';
import {
  bestOwn,
  byOwnPrice,
  isOfMarketplace,
  type OwnConditions,
  type OwnPrice,
  ownPriceOf,
} from '../../contract/my-price/own-price.ts';

/** An offer with what it costs this shopper. */
export type OwnOffer = { offer: Offer; own: OwnPrice };

/** The own prices of a product's offers. */
export function ownPricesOf(
  { category, categoryPath }: Pick<Product, 'category' | 'categoryPath'>,
  conditions: OwnConditions,
): (offer: Offer) => OwnPrice {
  const categories = [category, ...categoryPath].map(({ _id }) => _id);
  return (offer) =>
    ownPriceOf(
      {
        merchant: offer.merchant,
        isMarketplace: isOfMarketplace(offer),
        items: [{ cents: eurosToCents(offer.storePrice), offer: offer._id, categories }],
        deliveryCents: offer.deliveryKnown ? eurosToCents(offer.deliveryCost) : null,
      },
      conditions,
    );
}

/** The best own price in the main offer's condition, in stock; undefined: there is none. */
export function bestOwnOffer(product: Product, conditions: OwnConditions): OwnOffer | undefined {
  const priceOf = ownPricesOf(product, conditions);
  const all = product.mainOffer ? [product.mainOffer, ...product.offers] : product.offers;
  const alike = all.filter(
    ({ condition, inStock, sizeState }) =>
      inStock && sizeState !== 'not_stated' && condition === product.mainOffer?.condition,
  );
  return bestOwn(alike.map((offer) => ({ offer, own: priceOf(offer) })));
}

type Row = { offer: Offer; others: Offer[] };

/** The rows of a section by own price: what a term makes known moves up, who is left out comes last. */
export function inOwnOrder<S extends { rows: Row[]; unstated: Row[] }>(
  section: S,
  priceOf: (offer: Offer) => OwnPrice,
): S {
  const priced = [...section.rows, ...section.unstated].map((row) => ({ row, own: priceOf(row.offer) }));
  const inOrder = priced.toSorted((a, b) => byOwnPrice(a.own, b.own));
  const isKnown = ({ own }: { own: OwnPrice }) => own.deliveryCents !== null;
  return {
    ...section,
    rows: inOrder.filter(isKnown).map(({ row }) => row),
    unstated: inOrder.filter((each) => !isKnown(each)).map(({ row }) => row),
  };
}
