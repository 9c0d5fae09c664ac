import { useState } from 'react';
import type { WantedTarget } from '../../../contract/alerts/targets.ts';
import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';
import { readAmount, typedAmount } from '../../../contract/typed-amount.ts';
import SignInForAlert from '../../alerts/sign-in-for-alert.tsx';
import { alertTexts } from '../../alerts/texts/texts.ts';
import UnconfirmedNote from '../../alerts/unconfirmed-note.tsx';
import { useAlertPrice } from '../../alerts/use-alert-price.ts';
import { anySize, useTarget } from '../../alerts/use-target.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { bodyTexts } from '../body-texts/texts.ts';

type TargetPriceFormProps = {
  history: Pick<PriceHistory, 'productId' | 'condition' | 'deliveryKnown'>;
  /** Cents. */
  targetPrice: number;
  /** Cents: the present price; undefined: there is none. */
  now: number | undefined;
  onTargetPrice: (cents: number) => void;
  /** Told the price of the shopper's own alert where there is one. */
  onOwn: (cents: number) => void;
};

/** The price of the line on the chart as an amount, to type and to set as an alert. */
export default function TargetPriceForm(props: TargetPriceFormProps) {
  const { history, targetPrice, now, onTargetPrice, onOwn } = props;
  const { productId, condition } = history;
  const language = useLanguage();
  const texts = useTexts(alertTexts);
  const { targetPrice: words } = useTexts(bodyTexts).history;
  /** What was typed holds until the line is moved. */
  const [typed, setTyped] = useState<{ text: string; targetPrice: number }>();
  const [refused, setRefused] = useState<WantedTarget>();
  useAlertPrice({ productId, condition, onPrice: onOwn });
  const { isBusy, error, onSubmit } = useTarget({
    productId,
    condition,
    now: now === undefined ? undefined : centsToEuros(now),
    onRefused: setRefused,
    onSet: () => setRefused(undefined),
  });
  const type = (text: string) => {
    const cents = eurosToCents(readAmount(language, text) ?? 0);
    setTyped({ text, targetPrice: cents >= 1 ? cents : targetPrice });
    if (cents >= 1) onTargetPrice(cents);
  };
  return (
    <div className="grid gap-2">
      <form onSubmit={onSubmit} noValidate aria-label={words.title} className="grid gap-2">
        <FormError message={error} />
        {/* The chart is of the cheapest size. */}
        <input type="hidden" name="size" value={anySize} />
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={history.deliveryKnown ? texts.price : texts.priceAlone}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            className="max-w-40"
            value={
              typed?.targetPrice === targetPrice
                ? typed.text
                : typedAmount(language, centsToEuros(targetPrice))
            }
            onChange={({ target }) => type(target.value)}
          />
          <Button type="submit" icon="bell" disabled={isBusy}>
            {texts.tellAtPrice}
          </Button>
          <p className="flex min-h-11 min-w-48 flex-1 items-center text-sm text-ink-soft">{words.hint}</p>
        </div>
      </form>
      <div role="status">
        {refused && <SignInForAlert pending={{ kind: 'watch', productId, target: refused }} />}
      </div>
      <UnconfirmedNote />
    </div>
  );
}
