import type { Condition } from '../../contract/catalogue/conditions.ts';
import { centsToEuros, optionalCentsToEuros } from '../../contract/money.ts';
import {
  bestOwn,
  dayInParis,
  isOfMarketplace,
  type OwnConditions,
  type OwnOrder,
  type OwnPart,
  type OwnPrice,
  ownPriceOf,
} from '../../contract/my-price/own-price.ts';
import type { OwnPriceAnswer } from '../../contract/my-price/schema.ts';
import { noTerms, type OwnTerms } from '../../contract/my-price/terms.ts';
import { listLiveOffersOf, type SplitableOffer } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listPromoCodes } from './codes.ts';
import { listCategoryPaths } from './codes-queries.ts';
import { readTermsOf } from './terms.ts';

export type WantedProduct = { productId: number; condition: Condition };

/** One piece of an offer as an order; `categories`: ids, the product's own and those above. */
const orderOfOffer = (offer: SplitableOffer, categories: readonly string[]): OwnOrder => ({
  merchant: offer.merchant,
  isMarketplace: isOfMarketplace(offer),
  items: [{ cents: offer.priceCents, offer: String(offer.id), categories }],
  deliveryCents: offer.deliveryCents,
});

/** The categories of products by id, each with those above it. */
export async function readCategories(
  db: Database,
  productIds: readonly number[],
): Promise<(productId: number) => string[]> {
  const rows = await listCategoryPaths(db, productIds);
  const known = new Map(rows.map(({ productId, categories }) => [productId, categories.map(String)]));
  return (productId) => known.get(productId) ?? [];
}

/** What own prices by these terms depend on now, for offers of these products. */
export async function readConditions(
  db: Database,
  terms: OwnTerms,
  now: Date,
  productIds: readonly number[],
): Promise<OwnConditions> {
  const codes = terms.usesCodes ? await listPromoCodes(db, now, productIds) : [];
  return { terms, codes, day: dayInParis(now) };
}

export type BestOwnOffer = { offer: SplitableOffer; own: OwnPrice };

/** The best own price of products in stock, in a condition each; one that is wanted twice is looked at once. */
export async function findBestOwn(
  db: Database,
  wanted: readonly WantedProduct[],
  terms: OwnTerms,
  now: Date,
): Promise<(BestOwnOffer | undefined)[]> {
  const { productIds, bestOf } = await readOffers(db, wanted);
  const conditions = await readConditions(db, terms, now, productIds);
  const keyOf = ({ productId, condition }: WantedProduct) => `${productId} ${condition}`;
  const distinct = new Map(wanted.map((product) => [keyOf(product), product]));
  const found = new Map(Array.from(distinct, ([key, product]) => [key, bestOf(product, conditions)]));
  return wanted.map((product) => found.get(keyOf(product)));
}

/** The same for several users, by the terms that each has saved. */
export async function findBestOwnOf(
  db: Database,
  wanted: readonly (WantedProduct & { userId: number })[],
  now: Date,
): Promise<(BestOwnOffer | undefined)[]> {
  const termsOf = await readTermsOf(db, [...new Set(wanted.map(({ userId }) => userId))]);
  const usesCodes = [...termsOf.values()].some((terms) => terms.usesCodes);
  const { productIds, bestOf } = await readOffers(db, wanted);
  const codes = usesCodes ? await listPromoCodes(db, now, productIds) : [];
  const day = dayInParis(now);
  return wanted.map((product) =>
    bestOf(product, { terms: termsOf.get(product.userId) ?? noTerms, codes, day }),
  );
}

/** Reads the offers of products: returns these, and a function that finds the best own price of one in stock. */
async function readOffers(db: Database, wanted: readonly WantedProduct[]) {
  const productIds = [...new Set(wanted.map(({ productId }) => productId))];
  const [offers, categoriesOf] = await Promise.all([
    listLiveOffersOf(db, productIds),
    readCategories(db, productIds),
  ]);
  const offersOf = Map.groupBy(offers, ({ productId }) => productId);
  const bestOf = (
    { productId, condition }: WantedProduct,
    conditions: OwnConditions,
  ): BestOwnOffer | undefined => {
    const categories = categoriesOf(productId);
    const alike = (offersOf.get(productId) ?? []).filter(
      (offer) => offer.condition === condition && offer.isInStock,
    );
    return bestOwn(
      alike.map((offer) => ({ offer, own: ownPriceOf(orderOfOffer(offer, categories), conditions) })),
    );
  };
  return { productIds, bestOf };
}

export const describePart = (part: OwnPart) => ({
  kind: part.kind,
  amount: optionalCentsToEuros(part.cents),
  code: part.kind === 'code' ? part.code : null,
  percent: part.kind === 'loyalty' || part.kind === 'voucher' ? part.percent : null,
});

export const describeBest = (best: BestOwnOffer | undefined): OwnPriceAnswer['best'] =>
  best
    ? {
        merchant: best.offer.merchant,
        totalPrice: centsToEuros(best.own.totalCents),
        deliveryKnown: best.own.deliveryCents !== null,
        parts: best.own.parts.map(describePart),
      }
    : null;
