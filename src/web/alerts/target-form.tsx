import { TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { alertTexts } from './texts/texts.ts';
import { type PriceTargetOptions, usePriceTarget } from './use-price-target.ts';

/** The form for a target price. */
export default function TargetForm(options: PriceTargetOptions) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const { now } = options;
  const { isBusy, error, onSubmit } = usePriceTarget(options);
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
