/** How a shopper gets what a merchant sells: as it states, delivered free by a membership, or collected there. */
export const deliveryTerms = ['stated', 'member', 'collect'] as const;
export type DeliveryTerm = (typeof deliveryTerms)[number];

/** What a loyalty programme gives back: money off what is paid, or a voucher for later. */
export const loyaltyKinds = ['money', 'voucher'] as const;
export type LoyaltyKind = (typeof loyaltyKinds)[number];

/** A shopper's terms with one merchant. */
export type MerchantTerms = {
  /** Its name here. */
  merchant: string;
  /** The shopper does not buy there. */
  isLeftOut: boolean;
  delivery: DeliveryTerm;
  /** Of a membership: free from this amount of goods, in euros; 0: always. */
  memberFrom: number;
  /** Of the price of goods, one decimal; 0: none. */
  loyaltyPercent: number;
  loyaltyKind: LoyaltyKind;
  /** Never ordered there: codes for a first order count. */
  isNewCustomer: boolean;
};

/** A shopper's own terms. */
export type OwnTerms = {
  merchants: MerchantTerms[];
  /** Promo codes count. */
  usesCodes: boolean;
};

export const termLimits = {
  merchants: 50,
  name: 100,
  memberFrom: 1_000,
  loyaltyPercent: 50,
  /** Maximum number of products per request for own prices: a page of a list. */
  products: 60,
} as const;

export const noTerms: OwnTerms = { merchants: [], usesCodes: false };

/** Terms of a merchant that change nothing. */
export const plainTerms = (merchant: string): MerchantTerms => ({
  merchant,
  isLeftOut: false,
  delivery: 'stated',
  memberFrom: 0,
  loyaltyPercent: 0,
  loyaltyKind: 'money',
  isNewCustomer: false,
});

export const hasTerms = ({ merchants, usesCodes }: OwnTerms): boolean => usesCodes || merchants.length > 0;

const isIn = <T extends string>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

/** A number from 0 to `max` with `digits` decimals; anything else is 0. */
function readAmount(value: unknown, max: number, digits: number): number {
  const isFitting = typeof value === 'number' && value >= 0 && value <= max;
  return isFitting ? Math.round(value * 10 ** digits) / 10 ** digits : 0;
}

function readMerchant(value: unknown): MerchantTerms[] {
  if (typeof value !== 'object' || value === null) return [];
  const stored = value as Record<keyof MerchantTerms, unknown>;
  const { merchant, delivery, loyaltyKind } = stored;
  if (typeof merchant !== 'string' || merchant === '' || merchant.length > termLimits.name) return [];
  return [
    {
      merchant,
      isLeftOut: stored.isLeftOut === true,
      delivery: isIn(deliveryTerms, delivery) ? delivery : 'stated',
      memberFrom: readAmount(stored.memberFrom, termLimits.memberFrom, 2),
      loyaltyPercent: readAmount(stored.loyaltyPercent, termLimits.loyaltyPercent, 1),
      loyaltyKind: isIn(loyaltyKinds, loyaltyKind) ? loyaltyKind : 'money',
      isNewCustomer: stored.isNewCustomer === true,
    },
  ];
}

/** Each merchant once, as it comes first; no more than there may be. */
const distinct = (merchants: readonly MerchantTerms[]): MerchantTerms[] =>
  [...new Map(merchants.toReversed().map((terms) => [terms.merchant, terms])).values()]
    .toReversed()
    .slice(0, termLimits.merchants);

/** Terms as they were stored, untrusted: what is none is left out. */
export function readTerms(value: unknown): OwnTerms {
  if (typeof value !== 'object' || value === null) return noTerms;
  const { merchants, usesCodes } = value as Record<keyof OwnTerms, unknown>;
  const all = Array.isArray(merchants) ? merchants.flatMap(readMerchant) : [];
  return { merchants: distinct(all), usesCodes: usesCodes === true };
}

/** The terms of an account and those of a browser together; of a merchant in both, the account's. */
export const joinTerms = (account: OwnTerms, here: OwnTerms): OwnTerms => ({
  merchants: distinct([...account.merchants, ...here.merchants]),
  usesCodes: account.usesCodes || here.usesCodes,
});
