import { useState } from 'react';
import { isFeedCurrency } from '../../../../contract/feeds/currencies.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CurrencyField } from '../currency-field.tsx';
import { feedsTexts } from '../texts/texts.ts';
import { type HeldProps, HeldQuestion } from './held-question.tsx';

/** A file that does not say which currency its prices are in: the question, and its answer in place. */
export function CurrencyQuestion(props: HeldProps) {
  const { currency: texts } = useTexts(feedsTexts);
  const [chosen, setChosen] = useState('');
  return (
    <HeldQuestion {...props} texts={texts} chosen={isFeedCurrency(chosen) ? { currency: chosen } : null}>
      <CurrencyField
        label={texts.label}
        none={texts.choose}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </HeldQuestion>
  );
}
