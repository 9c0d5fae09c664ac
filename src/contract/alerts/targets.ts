import type { Condition } from '../catalogue/conditions.ts';

/** Targets of an alert: any drop, each further drop, a price, a drop in percent, the all-time low, a rise, back in stock. */
export const alertTargets = ['any', 'fall', 'price', 'drop', 'low', 'rise', 'stock'] as const;
export type AlertTarget = (typeof alertTargets)[number];

/** Targets of an alert on an own price: own prices have no history. */
export const ownTargets: readonly AlertTarget[] = ['any', 'price', 'drop'];

/** Targets of an alert on a size: sizes have no history. */
export const sizeTargets: readonly AlertTarget[] = alertTargets.filter((target) => target !== 'low');

/** What somebody waits for; `price` in euros, without `anyColour` and `size` as the alert has them that is there. */
export type WantedTarget = {
  target: AlertTarget;
  condition: Condition;
  price?: number;
  percent?: number;
  anyColour?: boolean;
  /** Of clothes and shoes; empty: any. */
  size?: string;
  /** It watches the shopper's own price. */
  ownPrice?: boolean;
};

/**
 * Why a target price is invalid: no price, or above the present best delivered one. Cents; null: there is
 * none at the moment, or it is not confirmed.
 */
export function alertPriceFault(
  wantedCents: number,
  nowCents: number | null,
): 'alert_price_invalid' | 'alert_price_above' | undefined {
  if (!(wantedCents >= 1)) return 'alert_price_invalid';
  return nowCents !== null && wantedCents > nowCents ? 'alert_price_above' : undefined;
}

/** The drop that an alert may wait for, in percent. */
export const alertPercents = { min: 1, max: 99 };

/** Why what an alert on a drop waits for is none: it is whole, and prices neither stay nor become nothing. */
export function alertPercentFault(percent: number | undefined): 'alert_percent_invalid' | undefined {
  const isValid =
    percent !== undefined &&
    Number.isInteger(percent) &&
    percent >= alertPercents.min &&
    percent <= alertPercents.max;
  return isValid ? undefined : 'alert_percent_invalid';
}

/** Lists that an alert can be set on as a whole: saved products, the cart, a list that somebody shared. */
export const alertLists = ['favourites', 'cart', 'shared'] as const;
export type AlertList = (typeof alertLists)[number];
