import {
  alertPercentFault,
  alertPriceFault,
  alertTargets,
  type WantedTarget,
} from '../../contract/alerts/targets.ts';
import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';
import { shoppingMessages } from '../../contract/errors/shopping-messages.ts';
import type { Language } from '../../contract/language.ts';
import { eurosToCents } from '../../contract/money.ts';
import { readAmount } from '../../contract/typed-amount.ts';
import { type Fields, useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { useToast } from '../ui/toasts.tsx';
import { setTarget } from './change-alert.ts';
import { alertTexts } from './texts/texts.ts';

/** Saves what was asked for; returns the message. Rejects with a CallError. */
export type SaveTarget = (wanted: WantedTarget) => Promise<string>;

export type TargetOptions = {
  productId: string;
  /** Where the form does not ask for it. */
  condition: Condition;
  /** Best delivered price of the moment, in euros; undefined: there is none. */
  now: number | undefined;
  /** The size that this is the price of; left out: any. */
  size?: string | undefined;
  /** Somebody has to sign in first. */
  onRefused: (wanted: WantedTarget) => void;
  onSet: () => void | Promise<void>;
  /** Instead of among the alerts of who is signed in. */
  save?: SaveTarget | undefined;
};

/** What a form's choice of sizes says where any will do. */
export const anySize = 'any';

/** What a form asks for: a price, where it has no choice of targets. */
function readTarget(language: Language, field: Fields, usual: Condition): WantedTarget {
  const target = alertTargets.find((each) => each === field('target')) ?? 'price';
  const condition = conditions.find((each) => each === field('condition')) ?? usual;
  const percent = readAmount(language, field('percent'));
  return {
    target,
    condition,
    ...(target === 'price' && { price: readAmount(language, field('price')) ?? 0 }),
    ...(target === 'drop' && percent !== undefined && { percent }),
    ...(field('own') && { ownPrice: true }),
    ...(field('colours') && { anyColour: field('colours') === 'any' }),
    ...(field('size') && { size: field('size') === anySize ? '' : field('size') }),
  };
}

/** Why a typed amount cannot be an alert's target; undefined: it can. */
function faultOf({ target, price, percent }: WantedTarget, nowCents: number | null) {
  if (target === 'drop') return alertPercentFault(percent);
  return price === undefined ? undefined : alertPriceFault(eurosToCents(price), nowCents);
}

/** Sets the alert that a form asks for, or says why it cannot be. */
export function useTarget({ productId, condition, now, size = '', onRefused, onSet, save }: TargetOptions) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const submit = useSubmit(async (field) => {
    const wanted = readTarget(language, field, condition);
    // Prices of other colours, sizes and conditions, and own prices, are known to the server only.
    const isOfShown = wanted.condition === condition && (wanted.size ?? size) === size;
    const isShown = isOfShown && !wanted.anyColour && !wanted.ownPrice;
    const nowCents = now === undefined || !isShown ? null : eurosToCents(now);
    const fault = faultOf(wanted, nowCents);
    if (fault) return submit.setError(shoppingMessages[language][fault]);
    if (!save && !isSignedIn()) return onRefused(wanted);
    toast(await (save ? save(wanted) : setTarget(productId, wanted, language)));
    await onSet();
  }, texts.changeFailed);
  return submit;
}
