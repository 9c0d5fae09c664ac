import { eurosToCents } from '../money.ts';
import { type MerchantTerms, type OwnTerms, plainTerms } from './terms.ts';

// The one rule of a shopper's own price, for server and browser. Money in integer cents, VAT included; what a merchant
// takes off or gives back is rounded down to the cent, so that no own price is lower than what is paid.

/** A merchant's promo code with its conditions; amounts in euros, days as `2026-11-24` in Paris. */
export type PromoCode = {
  merchant: string;
  code: string;
  /** The rate of the goods it applies to; null: it deducts an amount. */
  percent: number | null;
  amount: number | null;
  /** The order's goods that it is for cost this much at least. */
  minimum: number;
  /** First and last day; null: not limited. */
  from: string | null;
  until: string | null;
  /** Id of the only category it is for, with those below; null: all goods. */
  category: string | null;
  isFirstOrder: boolean;
  /** Ids of the only offers it applies to, among those of the request; null: all offers of the merchant. */
  offers: string[] | null;
};

/** What one merchant sends together. */
export type OwnOrder = {
  merchant: string;
  /** Sold by another on the merchant's marketplace: memberships, loyalty and codes are not for it. */
  isMarketplace: boolean;
  /** Cents of all pieces, the offer's id, and those of the product's category and the ones above it. */
  items: readonly { cents: number; offer: string; categories: readonly string[] }[];
  /** null: not known. */
  deliveryCents: number | null;
  /** What delivery costs where less than `fromCents` is paid for goods, as a code may make it. */
  below?: { fromCents: number; deliveryCents: number };
};

/** What makes an own price differ. `cents`: taken off, or given back later; null: of a cost that is not known. */
export type OwnPart =
  | { kind: 'member' | 'collect'; cents: number | null }
  | { kind: 'code'; cents: number; code: string }
  | { kind: 'loyalty' | 'voucher'; cents: number; percent: number };

export type OwnPrice = {
  isLeftOut: boolean;
  /** What is paid: goods and, as far as it is known, delivery. A voucher is not taken off. */
  totalCents: number;
  deliveryCents: number | null;
  parts: OwnPart[];
};

/** What own prices are found by; `day`: today in Paris. */
export type OwnConditions = { terms: OwnTerms; codes: readonly PromoCode[]; day: string };

/** The day in Paris, as promo codes name days. */
export const dayInParis = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);

/** Whether an offer is of another seller on the merchant's marketplace. */
export const isOfMarketplace = ({ seller, merchant }: { seller: string; merchant: string }): boolean =>
  seller !== '' && seller !== merchant;

type OfMerchant = { merchant: string };
const grouped = new WeakMap<readonly OfMerchant[], Map<string, OfMerchant[]>>();

/** Not by `Map.groupBy`, which Safari 16 has not. */
function byName(all: readonly OfMerchant[]): Map<string, OfMerchant[]> {
  const lists = new Map<string, OfMerchant[]>();
  for (const each of all) {
    const list = lists.get(each.merchant);
    if (list) list.push(each);
    else lists.set(each.merchant, [each]);
  }
  return lists;
}

/** Those of one merchant; a list is sorted by merchant once, for all offers that are priced by it. */
function ofMerchant<T extends OfMerchant>(all: readonly T[], merchant: string): readonly T[] {
  const byMerchant = grouped.get(all) ?? byName(all);
  grouped.set(all, byMerchant);
  return (byMerchant.get(merchant) ?? []) as T[];
}

export const termsOf = ({ merchants }: OwnTerms, merchant: string): MerchantTerms =>
  ofMerchant(merchants, merchant)[0] ?? plainTerms(merchant);

const sum = (items: OwnOrder['items']): number => items.reduce((total, { cents }) => total + cents, 0);

/** `percent` has one decimal: in integers, so that 4.1 % of 1,000.00 is 41.00. */
const shareOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 10)) / 1_000);

const isInForce = ({ from, until }: PromoCode, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** The amount that a code deducts from an order; 0: it does not apply. */
export function codeCents(code: PromoCode, { items }: Pick<OwnOrder, 'items'>): number {
  const { category, offers } = code;
  const goods = sum(
    items.filter(
      ({ offer, categories }) =>
        (category === null || categories.includes(category)) && (offers === null || offers.includes(offer)),
    ),
  );
  if (goods === 0 || goods < eurosToCents(code.minimum)) return 0;
  const off = code.percent === null ? eurosToCents(code.amount ?? 0) : shareOf(goods, code.percent);
  return Math.min(off, goods);
}

type CodePart = Extract<OwnPart, { kind: 'code' }>;

/** The codes that deduct something from an order. */
function codesFor(
  order: OwnOrder,
  { isNewCustomer }: MerchantTerms,
  { terms, codes, day }: OwnConditions,
): CodePart[] {
  if (!terms.usesCodes) return [];
  return ofMerchant(codes, order.merchant)
    .filter((code) => isInForce(code, day) && (isNewCustomer || !code.isFirstOrder))
    .map((code) => ({ kind: 'code' as const, code: code.code, cents: codeCents(code, order) }))
    .filter(({ cents }) => cents > 0);
}

/** Delivery by the shopper's terms, and the part that this is; `paid`: for goods, after a code. */
function ownDelivery({ deliveryCents: stated, below }: OwnOrder, paid: number, terms: MerchantTerms) {
  const deliveryCents = stated !== null && below && paid < below.fromCents ? below.deliveryCents : stated;
  const isFree =
    terms.delivery === 'collect' || (terms.delivery === 'member' && paid >= eurosToCents(terms.memberFrom));
  if (!isFree || terms.delivery === 'stated' || deliveryCents === 0) return { deliveryCents, parts: [] };
  return { deliveryCents: 0, parts: [{ kind: terms.delivery, cents: deliveryCents }] satisfies OwnPart[] };
}

/** Loyalty counts for what is paid for goods, after a code. */
function loyaltyOf(paid: number, { loyaltyPercent: percent, loyaltyKind }: MerchantTerms): OwnPart[] {
  const cents = shareOf(paid, percent);
  return cents > 0 ? [{ kind: loyaltyKind === 'money' ? 'loyalty' : 'voucher', cents, percent }] : [];
}

/** What an order costs with a code, or without any. */
function priceWith(order: OwnOrder, terms: MerchantTerms, code: CodePart | undefined): OwnPrice {
  const paid = sum(order.items) - (code?.cents ?? 0);
  const delivery = ownDelivery(order, paid, terms);
  const loyalty = loyaltyOf(paid, terms);
  const back = loyalty.reduce((total, { kind, cents }) => total + (kind === 'loyalty' ? (cents ?? 0) : 0), 0);
  return {
    isLeftOut: false,
    totalCents: paid - back + (delivery.deliveryCents ?? 0),
    deliveryCents: delivery.deliveryCents,
    parts: [...delivery.parts, ...(code ? [code] : []), ...loyalty],
  };
}

/**
 * The cost of an order for this shopper: with the one code that makes it cheapest, as merchants accept one, or with
 * none.
 */
export function ownPriceOf(order: OwnOrder, conditions: OwnConditions): OwnPrice {
  const terms = termsOf(conditions.terms, order.merchant);
  if (terms.isLeftOut || order.isMarketplace) {
    const totalCents = sum(order.items) + (order.deliveryCents ?? 0);
    return { isLeftOut: terms.isLeftOut, totalCents, deliveryCents: order.deliveryCents, parts: [] };
  }
  const without = priceWith(order, terms, undefined);
  return codesFor(order, terms, conditions)
    .sort((a, b) => b.cents - a.cents || (a.code < b.code ? -1 : 1))
    .map((code) => priceWith(order, terms, code))
    .reduce((best, own) => (byOwnPrice(own, best) < 0 ? own : best), without);
}

const isKnown = ({ deliveryCents }: OwnPrice): boolean => deliveryCents !== null;

/** The order by own price: known delivery before unknown, merchants that are left out last. */
export const byOwnPrice = (a: OwnPrice, b: OwnPrice): number =>
  Number(a.isLeftOut) - Number(b.isLeftOut) ||
  Number(isKnown(b)) - Number(isKnown(a)) ||
  a.totalCents - b.totalCents;

/** The best of some own prices, those of one condition in stock: none of a merchant that is left out. */
export function bestOwn<T extends { own: OwnPrice }>(all: readonly T[]): T | undefined {
  const best = all.toSorted((a, b) => byOwnPrice(a.own, b.own))[0];
  return best?.own.isLeftOut ? undefined : best;
}
