import { alertPriceFault, type PriceTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import { shoppingMessages } from '../../contract/errors/shopping-messages.ts';
import { eurosToCents } from '../../contract/money.ts';
import { readAmount } from '../../contract/typed-amount.ts';
import { TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { setPriceTarget } from './change-alert.ts';
import { alertTexts } from './texts/texts.ts';

type TargetFormProps = {
  productId: string;
  condition: Condition;
  /** Best delivered price of the moment, in euros; undefined: there is none. */
  now: number | undefined;
  /** Somebody has to sign in first. */
  onRefused: (target: PriceTarget) => void;
  onSet: () => void;
};

/** The form for a target price. */
export default function TargetForm({ productId, condition, now, onRefused, onSet }: TargetFormProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const price = readAmount(language, field('price')) ?? 0;
    const nowCents = now === undefined ? null : eurosToCents(now);
    const fault = alertPriceFault(eurosToCents(price), nowCents);
    if (fault) return setError(shoppingMessages[language][fault]);
    const target = { price, condition };
    if (!isSignedIn()) return onRefused(target);
    toast(await setPriceTarget(productId, target, language));
    onSet();
  }, texts.changeFailed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-2">
      <FormError message={error} />
      <TextField
        label={texts.price}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        autoFocus
        hint={now === undefined ? undefined : texts.now(formatPrice(language, now))}
      />
      <Button type="submit" disabled={isBusy}>
        {texts.tellAtPrice}
      </Button>
    </form>
  );
}
