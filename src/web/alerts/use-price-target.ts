import { alertPriceFault, type PriceTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import { shoppingMessages } from '../../contract/errors/shopping-messages.ts';
import { eurosToCents } from '../../contract/money.ts';
import { readAmount } from '../../contract/typed-amount.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { useToast } from '../ui/toasts.tsx';
import { setPriceTarget } from './change-alert.ts';
import { alertTexts } from './texts/texts.ts';

export type PriceTargetOptions = {
  productId: string;
  condition: Condition;
  /** Best delivered price of the moment, in euros; undefined: there is none. */
  now: number | undefined;
  /** Somebody has to sign in first. */
  onRefused: (target: PriceTarget) => void;
  onSet: () => void;
};

/** Sets an alert at the `price` of a form, or says why it cannot be. */
export function usePriceTarget({ productId, condition, now, onRefused, onSet }: PriceTargetOptions) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const submit = useSubmit(async (field) => {
    const price = readAmount(language, field('price')) ?? 0;
    const nowCents = now === undefined ? null : eurosToCents(now);
    const fault = alertPriceFault(eurosToCents(price), nowCents);
    if (fault) return submit.setError(shoppingMessages[language][fault]);
    const target = { price, condition };
    if (!isSignedIn()) return onRefused(target);
    toast(await setPriceTarget(productId, target, language));
    onSet();
  }, texts.changeFailed);
  return submit;
}
