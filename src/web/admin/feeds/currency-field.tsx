import type { ComponentProps } from 'react';
import { feedCurrencies } from '../../../contract/feeds/currencies.ts';

import { useLanguage } from '../../i18n/language.ts';
import { ChoiceField } from '../choice-field.tsx';

type CurrencyFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'options'> & {
  /** What no choice means. */
  none: string;
};

/** A choice of the currency that a feed's prices are in. */
export function CurrencyField({ none, ...rest }: CurrencyFieldProps) {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'currency' });
  const currencies = feedCurrencies.map((code) => ({ value: code, label: `${code} – ${names.of(code)}` }));
  return <ChoiceField {...rest} options={[{ value: '', label: none }, ...currencies]} />;
}
