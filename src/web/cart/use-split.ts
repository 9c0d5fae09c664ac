import { useEffect, useRef, useState } from 'react';
import { type LineRef, lineKey } from '../../contract/cart/line-ref.ts';
import type { CartParcel, CartPlan, CartSplit } from '../../contract/cart/schema.ts';
import { hasTerms } from '../../contract/my-price/terms.ts';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOwnTerms } from '../my-price/use-terms.ts';
import { type CartLine, wantedLine } from './cart-lines.ts';
import { noteGone } from './cart-store.ts';
import { adoptMerges } from './line-now.ts';

/** Debounce in milliseconds after a change: quantities are pressed several times. */
const pause = 250;

export type SplitResult = {
  /** The last split, until the one of the present cart has loaded; undefined: none yet, or that one could not be loaded. */
  split: CartSplit | undefined;
  isAsking: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * The present prices and the best split of the cart; requested again when it changes, and after a failure once there is a
 * connection.
 * @param arriveBy the day by which all is to be there ("2026-12-24")
 */
export function useSplit(lines: readonly CartLine[], arriveBy?: string): SplitResult {
  const language = useLanguage();
  const items = lines.map(wantedLine);
  const terms = useOwnTerms();
  const own = hasTerms(terms) ? { terms } : {};
  const key = JSON.stringify([language, items, arriveBy, own]);
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ key: string; split: CartSplit | undefined }>();
  const [split, setSplit] = useState<CartSplit>();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for items, terms and language, tries for another try
  useEffect(() => {
    let isCurrent = true;
    const settle = (found: CartSplit | undefined) => {
      if (!isCurrent) return;
      setResult({ key, split: found });
      if (found) {
        setSplit(found);
        adoptMerges(found.lines);
        noteGone(new Map(found.lines.map(({ _id, product }) => [_id, product !== null])));
      }
    };
    const ask = () =>
      callApi('splitCart', { language, body: { items, ...(arriveBy && { arriveBy }), ...own } }).then(
        settle,
        () => settle(undefined),
      );
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, tries]);
  const isAsking = result?.key !== key;
  const retry = () => {
    setResult(undefined);
    setTries(tries + 1);
  };
  const hasFailed = !isAsking && result?.split === undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return { split: hasFailed ? undefined : split, isAsking, hasFailed, retry };
}

/** The plan that is marked as best: the lowest total, if every delivery cost of it is known. */
export const bestPlan = (plans: readonly CartPlan[]): CartPlan | undefined =>
  plans.find(({ kinds, deliveryKnown }) => deliveryKnown && kinds.includes('cheapest'));

/** The plan whose total the cart shows. */
export const shownPlan = ({ plans }: CartSplit): CartPlan | undefined => bestPlan(plans) ?? plans[0];

/** The plan by the shopper's own terms; undefined: it is the best one, or there is none. */
export const ownPlan = ({ plans }: CartSplit): CartPlan | undefined =>
  plans.find(({ kinds }) => kinds.includes('own'));

/** A line as the shown plan buys it. */
export type PlannedLine = { item: CartParcel['items'][number]; merchant: string };

export function plannedLine(split: CartSplit, line: LineRef): PlannedLine | undefined {
  const key = lineKey(line);
  for (const { merchant, items } of shownPlan(split)?.parcels ?? []) {
    const item = items.find((each) => lineKey(each) === key);
    if (item) return { item, merchant };
  }
  return undefined;
}
