import type { ListAlert } from '../../../contract/alerts/schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { alertTexts } from '../texts/texts.ts';

/** What an alert on a list waits for, and what the list costs today, in words. */
export function useListAlertState(): (
  alert: Pick<ListAlert, 'limitPrice' | 'total' | 'deliveryKnown'>,
) => string {
  const { together: texts } = useTexts(alertTexts);
  const language = useLanguage();
  return ({ limitPrice, total, deliveryKnown }) => {
    const tell = deliveryKnown ? texts.now : texts.nowNotStated;
    const now = total === null ? texts.notAll : tell(formatPrice(language, total));
    return `${texts.set(formatPrice(language, limitPrice))} ${now}`;
  };
}
