import type { CartParcel, CartPlan } from '../../../contract/cart/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { nameColour } from '../../facts/service.ts';
import { offerAddress, type SplitableOffer } from '../../offers/service.ts';
import { type OfferedLine, refOf } from '../offered-lines.ts';
import type { CartProblem } from './make-problem.ts';
import { type Contents, deliveryOf, packParcels } from './parcel-cost.ts';
import type { Plan, Plans } from './plans.ts';
import type { SplitCost } from './problem.ts';

/** The product that a line for any colour is bought as. */
function foundOf(
  { wanted, colours }: OfferedLine,
  { productId }: SplitableOffer,
  language: Language,
): CartParcel['items'][number]['found'] {
  const found = wanted.anyColour ? colours.find(({ id }) => id === productId) : undefined;
  if (!found) return null;
  const colour = found.colour === null ? null : nameColour(found.colour, language);
  return { productId: String(productId), title: found.title, colour };
}

function itemsOf(
  { problem, lines, offers }: CartProblem,
  plan: Plan,
  parcel: number,
  language: Language,
): CartParcel['items'] {
  return plan.chosen.flatMap((place, item) => {
    const [line, offer] = [lines[item], offers[place]];
    if (!line || !offer || problem.offers[place]?.parcel !== parcel) return [];
    return [
      {
        ...refOf(line),
        quantity: line.wanted.quantity,
        unitPrice: centsToEuros(offer.priceCents),
        price: centsToEuros(offer.priceCents * line.wanted.quantity),
        condition: offer.condition,
        affiliateLink: offerAddress(offer.id, offer.size || undefined),
        found: foundOf(line, offer, language),
      },
    ];
  });
}

export function describeParcel(
  cart: CartProblem,
  plan: Plan,
  [number, contents]: readonly [number, Contents],
  language: Language,
): CartParcel[] {
  const terms = cart.problem.parcels[number];
  const some = plan.chosen.find((place) => cart.problem.offers[place]?.parcel === number);
  const offer = cart.offers[some ?? -1];
  if (!terms || !offer) return [];
  const delivery = deliveryOf(contents, terms);
  const isWaived =
    terms.freeFrom !== null && contents.goods >= terms.freeFrom && contents.waivable > delivery;
  return [
    {
      merchant: offer.merchant,
      seller: offer.seller === offer.merchant ? '' : offer.seller,
      items: itemsOf(cart, plan, number, language),
      goods: centsToEuros(contents.goods),
      delivery: centsToEuros(delivery),
      deliveryKnown: !contents.isUnknown,
      freeFrom: isWaived && terms.freeFrom !== null ? centsToEuros(terms.freeFrom) : null,
      total: centsToEuros(contents.goods + delivery),
      ownParts: [],
    },
  ];
}

const totalOf = ({ goods, delivery }: SplitCost) => goods + delivery;

function describePlan(
  cart: CartProblem,
  plan: Plan,
  alone: SplitCost,
  language: Language,
): Omit<CartPlan, 'kinds'> {
  const parcels = [...packParcels(cart.problem, plan.chosen)].flatMap((parcel) =>
    describeParcel(cart, plan, parcel, language),
  );
  const isComparable = plan.unknown === 0 && alone.unknown === 0;
  return {
    isProven: plan.isProven,
    goods: centsToEuros(plan.goods),
    delivery: centsToEuros(plan.delivery),
    total: centsToEuros(totalOf(plan)),
    deliveryKnown: plan.unknown === 0,
    saving: isComparable ? centsToEuros(totalOf(alone) - totalOf(plan)) : null,
    parcels: parcels.sort((a, b) => b.total - a.total),
  };
}

/** Whether two plans are as good as each other for shoppers: then one of them is enough. */
const isSamePlan = (a: Plan, b: Plan): boolean =>
  totalOf(a) === totalOf(b) &&
  a.parcels === b.parcels &&
  a.unknown === b.unknown &&
  a.isProven === b.isProven &&
  // Several parcels may be from several merchants in one plan, and from one in the other.
  (b.kind !== 'oneMerchant' || b.parcels === 1);

/** Plans in the API's shape; those that are as good as each other are one. */
export function describePlans(cart: CartProblem, { plans, alone }: Plans, language: Language): CartPlan[] {
  const different: { plan: Plan; kinds: CartPlan['kinds'] }[] = [];
  for (const plan of plans) {
    const same = different.find((other) => isSamePlan(other.plan, plan));
    if (same) same.kinds.push(plan.kind);
    else different.push({ plan, kinds: [plan.kind] });
  }
  return different.map(({ plan, kinds }) => ({ kinds, ...describePlan(cart, plan, alone, language) }));
}
