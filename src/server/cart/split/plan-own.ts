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
import type { OfferedLine } from '../offered-lines.ts';
import { describeParcel } from './describe-plans.ts';
import { type CartProblem, makeProblem, parcelTermsOf } from './make-problem.ts';
import { type Contents, contentsOf, deliveryOf, nothing, together } from './parcel-cost.ts';
import type { Plan } from './plans.ts';
import type { SplitProblem } from './problem.ts';
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
    items: [{ cents, categories: [] }],
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
    const items = [...(before?.order.items ?? []), { cents, categories: categoriesOf(offer.productId) }];
    const contents = together(before?.contents ?? nothing, made);
    const delivery = deliveryOf(contents, parcelTermsOf(offer));
    packed.set(split.parcel, {
      contents,
      order: {
        merchant: offer.merchant,
        isMarketplace: isOfMarketplace(offer),
        items,
        deliveryCents: contents.isUnknown ? null : delivery,
      },
    });
  });
  return Array.from(packed, ([number, { contents, order }]) => ({
    number,
    contents,
    own: ownPriceOf(order, conditions),
  }));
}

const totalOf = (parcels: readonly OwnParcel[]): number =>
  parcels.reduce((sum, { own }) => sum + own.totalCents, 0);
const countUnknown = (parcels: readonly OwnParcel[]): number =>
  parcels.filter(({ own }) => own.deliveryCents === null).length;

/** The better of two divisions: what is not known loses, then the lower total wins, then fewer parcels. */
const byCost = (a: { parcels: OwnParcel[] }, b: { parcels: OwnParcel[] }): number =>
  countUnknown(a.parcels) - countUnknown(b.parcels) ||
  totalOf(a.parcels) - totalOf(b.parcels) ||
  a.parcels.length - b.parcels.length;

function describeOwn(cart: CartProblem, plan: Plan, parcels: OwnParcel[], language: Language): CartPlan {
  const described = parcels.flatMap(({ number, contents, own }) =>
    describeParcel(cart, plan, [number, contents], language).map((parcel) => ({
      ...parcel,
      delivery: centsToEuros(own.deliveryCents ?? 0),
      deliveryKnown: own.deliveryCents !== null,
      freeFrom: own.parts.some(({ kind }) => kind === 'member' || kind === 'collect')
        ? null
        : parcel.freeFrom,
      total: centsToEuros(own.totalCents),
      ownParts: own.parts.map(describePart),
    })),
  );
  const sum = (of: (parcel: (typeof described)[number]) => number) =>
    centsToEuros(described.reduce((total, parcel) => total + Math.round(of(parcel) * 100), 0));
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

type OwnOptions = { cart: CartProblem; plans: readonly CartPlan[]; terms: OwnTerms; language: Language };

/** Whether a plan is the cheapest public one and nothing else: then it need not be shown. */
const isPublic = (plan: CartPlan, [first]: readonly CartPlan[]): boolean =>
  first !== undefined &&
  plan.total === first.total &&
  plan.parcels.length === first.parcels.length &&
  plan.parcels.every(({ ownParts }) => ownParts.length === 0);

/** A cart as a shopper's terms weigh its offers, as a problem, and with the offers as they are stated in the same places. */
function weighCart(
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
  const byId = new Map(all.map((offer) => [offer.id, offer]));
  const offers = made.offers.map((offer) => byId.get(offer.id) ?? offer);
  const parcels = [...made.problem.parcels];
  made.problem.offers.forEach(({ parcel }, place) => {
    const offer = offers[place];
    if (offer) parcels[parcel] = parcelTermsOf(offer);
  });
  return { weighed: made.problem, stated: { ...made, offers, problem: { ...made.problem, parcels } } };
}

/**
 * The cheapest split of a cart that was found by a shopper's own terms, beside the public plans. What each parcel costs is
 * exact; that no other split is cheaper is not proven, as codes and loyalty are counted for whole orders.
 */
export async function planOwn(
  db: Database,
  splitter: Splitter,
  { cart, plans, terms, language }: OwnOptions,
): Promise<{ plans: CartPlan[]; own: CartSplit['own'] }> {
  const conditions = await readConditions(db, terms, new Date());
  const { weighed: problem, stated: own } = weighCart(cart, conditions);
  const left = own.left.map(({ line }) => line.wanted._id);
  if (left.length > 0 || own.lines.length === 0) return { plans: [], own: { left } };
  const [found, categoriesOf] = await Promise.all([
    splitter.split(problem),
    readCategories(db, [...new Set(own.offers.map(({ productId }) => productId))]),
  ]);
  const [best] = found.plans
    .map((plan) => ({ plan, parcels: ownParcels(own, plan, conditions, categoriesOf) }))
    .sort(byCost);
  if (!best) return { plans: [], own: { left } };
  const plan = describeOwn(own, best.plan, best.parcels, language);
  return { plans: isPublic(plan, plans) ? [] : [plan], own: { left } };
}
