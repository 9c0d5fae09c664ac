import type { CartPlan, CartSplit } from '../../../contract/cart/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';
import {
  isOfMarketplace,
  type OwnConditions,
  type OwnOrder,
  type OwnPrice,
  ownPriceOf,
  termsOf,
} from '../../../contract/my-price/own-price.ts';
import type { MerchantTerms, OwnTerms } from '../../../contract/my-price/terms.ts';
import { describePart, readCategories, readConditions } from '../../my-price/service.ts';
import type { SplitableOffer } from '../../offers/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { type OfferedLine, refOf } from '../offered-lines.ts';
import { describeParcel } from './describe-plans.ts';
import { type CartProblem, makeProblem, parcelTermsOf } from './make-problem.ts';
import { type Contents, contentsOf, deliveryOf, nothing, together } from './parcel-cost.ts';
import type { Plan } from './plans.ts';
import type { ParcelTerms, SplitProblem } from './problem.ts';
import type { Splitter } from './splitter.ts';

type CategoriesOf = (productId: number) => string[];

/** More than any delivery costs, in cents: a membership delivers bulky goods free as well. */
const anyDelivery = 1_000_000;

/** From which amount of goods delivery is free, by the membership or by the merchant's own rule. */
const freeFrom = ({ flatCents, freeFromCents }: SplitableOffer, { memberFrom }: MerchantTerms): number =>
  Math.min(eurosToCents(memberFrom), flatCents === null ? anyDelivery : (freeFromCents ?? anyDelivery));

/**
 * An offer as it is weighed by a shopper's terms; undefined: of a merchant that is left out. Codes depend on the whole
 * order: they are counted when it is divided.
 */
function weigh(offer: SplitableOffer, conditions: OwnConditions): SplitableOffer | undefined {
  const order = (cents: number): OwnOrder => ({
    merchant: offer.merchant,
    isMarketplace: isOfMarketplace(offer),
    items: [{ cents, offer: String(offer.id), categories: [] }],
    deliveryCents: offer.deliveryCents,
  });
  const own = ownPriceOf(order(offer.priceCents), { ...conditions, codes: [] });
  if (own.isLeftOut) return undefined;
  const terms = termsOf(conditions.terms, offer.merchant);
  const isMember = terms.delivery === 'member' && !isOfMarketplace(offer);
  const priceCents = own.totalCents - (own.deliveryCents ?? 0);
  return {
    ...offer,
    priceCents,
    deliveryCents: own.deliveryCents,
    totalCents: own.totalCents,
    ...(isMember && { flatCents: anyDelivery, freeFromCents: freeFrom(offer, terms) }),
  };
}

/** A parcel of a plan at its stated prices, and what it costs by the shopper's terms. */
type OwnParcel = { number: number; contents: Contents; own: OwnPrice };

/** Delivery of a parcel, and what it costs where a code leaves less to pay than it is free from. */
function orderDelivery(contents: Contents, terms: ParcelTerms): Pick<OwnOrder, 'deliveryCents' | 'below'> {
  if (contents.isUnknown) return { deliveryCents: null };
  const deliveryCents = deliveryOf(contents, terms);
  const full = Math.max(contents.firm, contents.waivable);
  if (terms.freeFrom === null || full === deliveryCents) return { deliveryCents };
  return { deliveryCents, below: { fromCents: terms.freeFrom, deliveryCents: full } };
}

/** What the parcels of a division cost this shopper, by the one rule; `chosen`: places in `cart.offers`. */
function ownParcels(
  cart: CartProblem,
  { chosen }: Pick<Plan, 'chosen'>,
  conditions: OwnConditions,
  categoriesOf: CategoriesOf,
): OwnParcel[] {
  const packed = new Map<number, { contents: Contents; order: OwnOrder }>();
  chosen.forEach((place, item) => {
    const [offer, split, line] = [cart.offers[place], cart.problem.offers[place], cart.lines[item]];
    if (!offer || !split || !line) return;
    const cents = offer.priceCents * line.wanted.quantity;
    const before = packed.get(split.parcel);
    const made = contentsOf({ ...split, goods: cents, delivery: offer.deliveryCents }, parcelTermsOf(offer));
    const bought = { cents, offer: String(offer.id), categories: categoriesOf(offer.productId) };
    const items = [...(before?.order.items ?? []), bought];
    const contents = together(before?.contents ?? nothing, made);
    packed.set(split.parcel, {
      contents,
      order: {
        merchant: offer.merchant,
        isMarketplace: isOfMarketplace(offer),
        items,
        ...orderDelivery(contents, parcelTermsOf(offer)),
      },
    });
  });
  return Array.from(packed, ([number, { contents, order }]) => ({
    number,
    contents,
    own: ownPriceOf(order, conditions),
  }));
}

/** In cents. */
export const totalOf = (parcels: readonly OwnParcel[]): number =>
  parcels.reduce((sum, { own }) => sum + own.totalCents, 0);
const countUnknown = (parcels: readonly OwnParcel[]): number =>
  parcels.filter(({ own }) => own.deliveryCents === null).length;

/** The better of two divisions: what is not known loses, then the lower total wins, then fewer parcels. */
const byCost = (a: { parcels: OwnParcel[] }, b: { parcels: OwnParcel[] }): number =>
  countUnknown(a.parcels) - countUnknown(b.parcels) ||
  totalOf(a.parcels) - totalOf(b.parcels) ||
  a.parcels.length - b.parcels.length;

const isFreeByTerms = ({ parts }: OwnPrice): boolean =>
  parts.some(({ kind }) => kind === 'member' || kind === 'collect');

function describeOwn(cart: CartProblem, plan: Plan, parcels: OwnParcel[], language: Language): CartPlan {
  const described = parcels.flatMap(({ number, contents, own }) =>
    describeParcel(cart, plan, [number, contents], language).map((parcel) => ({
      ...parcel,
      delivery: centsToEuros(own.deliveryCents ?? 0),
      deliveryKnown: own.deliveryCents !== null,
      // By the shopper's terms, or no longer after a code: then the merchant's own rule is not what counts.
      freeFrom:
        own.deliveryCents === eurosToCents(parcel.delivery) && !isFreeByTerms(own) ? parcel.freeFrom : null,
      total: centsToEuros(own.totalCents),
      ownParts: own.parts.map(describePart),
    })),
  );
  const sum = (of: (parcel: (typeof described)[number]) => number) =>
    centsToEuros(described.reduce((total, parcel) => total + eurosToCents(of(parcel)), 0));
  return {
    kinds: ['own'],
    isProven: false,
    goods: sum(({ goods }) => goods),
    delivery: sum(({ delivery }) => delivery),
    total: centsToEuros(totalOf(parcels)),
    deliveryKnown: countUnknown(parcels) === 0,
    saving: null,
    parcels: described.sort((a, b) => b.total - a.total),
  };
}

type OwnOptions = {
  cart: CartProblem;
  /** The public plans as they were found, and as they are described. */
  found: readonly Plan[];
  plans: readonly CartPlan[];
  terms: OwnTerms;
  language: Language;
};

/** Whether a plan is the cheapest public one and nothing else: then it need not be shown. */
const isPublic = (plan: CartPlan, [first]: readonly CartPlan[]): boolean =>
  first !== undefined &&
  plan.total === first.total &&
  plan.parcels.length === first.parcels.length &&
  plan.parcels.every(({ ownParts }) => ownParts.length === 0);

/**
 * The splitting problem of a cart with prices by a shopper's terms (`weighed`), and the cart with prices as stated;
 * both list the same offers in the same order.
 */
export function weighCart(
  cart: CartProblem,
  conditions: OwnConditions,
): { weighed: SplitProblem; stated: CartProblem } {
  const weighAll = (offers: OfferedLine['offers']) =>
    offers.flatMap((offer) => weigh(offer, conditions) ?? []);
  const made = makeProblem(
    cart.lines.map((line) => ({
      ...line,
      offers: weighAll(line.offers),
      inAnyColour: weighAll(line.inAnyColour),
    })),
  );
  const all = cart.lines.flatMap((line) => [...line.offers, ...line.inAnyColour]);
  // An offer has a price for each of its sizes.
  const keyOf = ({ id, size }: SplitableOffer) => `${id} ${size}`;
  const stated = new Map(all.map((offer) => [keyOf(offer), offer]));
  const offers = made.offers.map((offer) => stated.get(keyOf(offer)) ?? offer);
  const parcels = [...made.problem.parcels];
  made.problem.offers.forEach(({ parcel }, place) => {
    const offer = offers[place];
    if (offer) parcels[parcel] = parcelTermsOf(offer);
  });
  return { weighed: made.problem, stated: { ...made, offers, problem: { ...made.problem, parcels } } };
}

/** A division of a cart, and what it costs by a shopper's terms. */
type Candidate = { cart: CartProblem; plan: Plan; parcels: OwnParcel[] };
type Divided = { cart: CartProblem; plans: readonly Plan[] };

/**
 * The cheapest of the found divisions by a shopper's terms; undefined: each of them uses a merchant that the shopper
 * leaves out.
 */
export function cheapestOwn(
  divided: readonly Divided[],
  conditions: OwnConditions,
  categoriesOf: CategoriesOf,
): Candidate | undefined {
  return divided
    .flatMap(({ cart, plans }) =>
      plans.map((plan) => ({ cart, plan, parcels: ownParcels(cart, plan, conditions, categoriesOf) })),
    )
    .filter(({ parcels }) => parcels.every(({ own }) => !own.isLeftOut))
    .sort(byCost)[0];
}

/**
 * The cheapest split of a cart by a shopper's own terms, public plans (`found`) included; no plan where it is shown
 * already (`plans`). The cost of each parcel is exact. That no cheaper split exists is not proven: codes and loyalty
 * count for whole orders, which the solver does not know.
 */
export async function planOwn(
  db: Database,
  splitter: Pick<Splitter, 'split'>,
  { cart, found, plans, terms, language }: OwnOptions,
): Promise<{ plans: CartPlan[]; own: CartSplit['own'] }> {
  const offers = cart.lines.flatMap((line) => [...line.offers, ...line.inAnyColour]);
  const productIds = [...new Set(offers.map(({ productId }) => productId))];
  const conditions = await readConditions(db, terms, new Date(), productIds);
  const { weighed: problem, stated: own } = weighCart(cart, conditions);
  const left = own.left.map(({ line }) => refOf(line));
  if (left.length > 0 || own.lines.length === 0) return { plans: [], own: { left } };
  const [weighed, categoriesOf] = await Promise.all([
    // Too much to do: the public plans are there, and nothing is said of own ones.
    splitter.split(problem).catch(() => undefined),
    readCategories(db, productIds),
  ]);
  if (!weighed) return { plans: [], own: null };
  const isWhole = cart.lines.length === own.lines.length;
  const divided = [
    { cart: own, plans: weighed.plans },
    { cart, plans: isWhole ? found : [] },
  ];
  const best = cheapestOwn(divided, conditions, categoriesOf);
  if (!best) return { plans: [], own: { left } };
  const plan = describeOwn(best.cart, best.plan, best.parcels, language);
  return { plans: isPublic(plan, plans) ? [] : [plan], own: { left } };
}
