import type { z } from 'zod';
import { addresses } from '../../contract/addresses.ts';
import type { PriceHistory } from '../../contract/catalogue/history-schema.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { verdictOn } from '../../contract/catalogue/verdict.ts';
import type { Language } from '../../contract/language.ts';
import type { CallApi } from './call-api.ts';
import { describeCard, describeOffer } from './prices.ts';
import { complete, type ToolResult } from './run-tool.ts';
import type { basketInput, categoriesInput, dealsInput, productInput, searchInput } from './tool-schemas.ts';

/** What tools make their results from. */
export type ToolContext = {
  ask: CallApi;
  /** Origin of links. */
  publicUrl: string;
  /** Ends when whoever asked has left. */
  signal?: AbortSignal;
};

/** Offers of a product, and steps of its history, at most. */
const maxOffers = 30;
const maxSteps = 60;
const maxDescription = 1_000;

const offersOf = ({ mainOffer, offers }: Product): Offer[] => [...(mainOffer ? [mainOffer] : []), ...offers];

/** The offers of a product; undefined: they could not be read. */
async function readOffers({ ask, signal }: ToolContext, id: string, language: Language) {
  try {
    return offersOf(await ask('getProduct', { params: { id }, query: {} }, language, signal));
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** Products of a list, each with its price; how old that is stands with its offers, which are read one after the other. */
async function describeList(
  context: ToolContext,
  { products, drops, families }: ProductList,
  language: Language,
) {
  const { publicUrl } = context;
  const now = Date.now();
  const told: object[] = [];
  let isComplete = true;
  for (const card of products) {
    const offers = await readOffers(context, card._id, language);
    isComplete &&= offers !== undefined;
    const drop = drops.find(({ productId }) => productId === card._id);
    told.push({
      id: card._id,
      title: card.title,
      brand: card.brand || null,
      category: language === 'fr' ? card.category.nameFr : card.category.name,
      best_price: describeCard(card, offers ?? [], publicUrl, now),
      merchants: card.merchantsCount,
      rating: card.rating,
      rating_count: card.ratingCount,
      has_variants: families.some(({ productId }) => productId === card._id),
      ...(drop && {
        drop: {
          days: drop.days,
          percent: drop.drop,
          previous_total: drop.previousTotal,
          median_90_days: drop.usualTotal,
          since: drop.fellAt,
          no_prior_rise: drop.isConfirmed,
        },
      }),
      page: publicUrl + addresses.product(language, card._id),
    });
  }
  return { products: told, isComplete };
}

export async function searchProducts(
  context: ToolContext,
  input: z.output<typeof searchInput>,
): Promise<ToolResult> {
  const { language } = input;
  const query = {
    ...(input.query && { search: input.query }),
    ...(input.category && { category: input.category }),
    ...(input.brands && { brand: input.brands }),
    ...(input.merchants && { merchant: input.merchants }),
    ...(input.conditions && { condition: input.conditions }),
    ...(input.min_price && { min: input.min_price }),
    ...(input.max_price && { max: input.max_price }),
    ...(input.in_stock && { stock: 'in' as const }),
    ...(input.free_delivery && { delivery: 'free' as const }),
    ...(input.sort && { sortBy: input.sort }),
    page: input.page,
    limit: input.limit,
  };
  const list = await context.ask('searchProducts', { query }, language, context.signal);
  const { products, isComplete } = await describeList(context, list, language);
  const content = {
    total: list.total,
    page: list.page,
    pages: list.pages,
    searched_as: list.correctedQuery,
    words_not_found: list.missingWords,
    some_product_has_all_other_words: list.allWords,
    merchants_compared: list.merchantsCount,
    products,
  };
  return { content, isComplete };
}

export async function listDeals(
  context: ToolContext,
  input: z.output<typeof dealsInput>,
): Promise<ToolResult> {
  const query = {
    deals: input.within_days === 1 ? ('1' as const) : ('7' as const),
    sortBy: 'drop' as const,
    limit: input.limit,
    ...(input.category && { category: input.category }),
  };
  const list = await context.ask('searchProducts', { query }, input.language, context.signal);
  const { products, isComplete } = await describeList(context, list, input.language);
  return { content: { total: list.total, products }, isComplete };
}

/** Steps of the lowest delivered price, the last ones. */
const describeHistory = (history: PriceHistory) => ({
  condition: history.condition,
  delivered: history.deliveryKnown,
  days_observed: history.observedDays,
  lowest_30_days: history.lowest30,
  lowest_90_days: history.lowest90,
  median_90_days: history.median90,
  all_time_low: history.allTimeLow,
  /** Each holds until the next; null: not available. */
  steps: history.lowest.slice(-maxSteps),
});

export async function getProduct(
  context: ToolContext,
  input: z.output<typeof productInput>,
): Promise<ToolResult> {
  const { ask, publicUrl, signal } = context;
  const params = { id: input.id };
  const [product, history] = await Promise.all([
    ask('getProduct', { params, query: {} }, input.language, signal),
    ask('getProductHistory', { params, query: { days: input.days } }, input.language, signal),
  ]);
  const now = Date.now();
  const offers = offersOf(product);
  const { mainOffer } = product;
  const judged =
    mainOffer && mainOffer.condition === history.condition ? verdictOn(mainOffer, history) : null;
  return complete({
    id: product._id,
    title: product.title,
    brand: product.brand || null,
    category: product.categoryPath
      .concat(product.category)
      .map(({ name, nameFr }) => (input.language === 'fr' ? nameFr : name)),
    gtins: product.gtins,
    description: product.description.slice(0, maxDescription),
    specifications: product.specifications.slice(0, 40).map(({ name, value }) => ({ name, value })),
    ...(product.sizes.length > 0 && {
      /** The lowest total of each in stock; null: sold out. */
      sizes: product.sizes.map(({ label, totalPrice }) => ({ size: label, total: totalPrice })),
    }),
    rating: product.rating,
    rating_count: product.ratingCount,
    /** By delivered total; those of unknown delivery come last. */
    offers: offers.slice(0, maxOffers).map((offer) => describeOffer(offer, publicUrl, now)),
    more_offers: Math.max(0, offers.length - maxOffers),
    last_known: product.lastKnown,
    history: describeHistory(history),
    /** On the best offer, by recorded prices alone; tooEarly: fewer than 14 days are known. */
    verdict: judged ?? { kind: 'noPrice' as const },
    page: publicUrl + addresses.product(input.language, product._id),
  });
}

export async function cheapestBasket(
  context: ToolContext,
  input: z.output<typeof basketInput>,
): Promise<ToolResult> {
  const items = input.items.map(({ id, ...rest }) => ({ _id: id, ...rest }));
  const split = await context.ask('splitCart', { body: { items } }, input.language, context.signal);
  return complete({
    currency: 'EUR',
    plans: split.plans.map(({ deliveryKnown, parcels, ...plan }) => ({
      kinds: plan.kinds,
      is_proven_best: plan.isProven,
      goods: plan.goods,
      delivery: plan.delivery,
      total: plan.total,
      saving: plan.saving,
      parcels: parcels.map((parcel) => ({
        merchant: parcel.merchant,
        seller: parcel.seller || null,
        goods: parcel.goods,
        delivery: parcel.deliveryKnown ? parcel.delivery : null,
        total: parcel.total,
        items: parcel.items.map(({ _id, affiliateLink, unitPrice, ...item }) => ({
          id: _id,
          quantity: item.quantity,
          unit_price: unitPrice,
          condition: item.condition,
          ...(item.size && { size: item.size }),
          link: context.publicUrl + affiliateLink,
        })),
      })),
      not_known: deliveryKnown
        ? []
        : ['delivery cost of a parcel: not stated, so the total is higher or equal'],
    })),
    not_in_a_plan: split.left.map(({ _id, size, reason }) => ({
      id: _id,
      ...(size && { size }),
      reason,
    })),
    age: 'each offer was seen within its merchant’s freshness limit; get_product says when',
  });
}

export async function listCategories(
  { ask, signal }: ToolContext,
  { language }: z.output<typeof categoriesInput>,
): Promise<ToolResult> {
  const categories = await ask('listCategories', {}, language, signal);
  return complete({
    categories: categories.map(({ _id, key, name, nameFr, parent, productsCount }) => ({
      id: _id,
      key,
      name: language === 'fr' ? nameFr : name,
      parent,
      products: productsCount,
    })),
  });
}
