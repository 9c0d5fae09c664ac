import { useCallback } from 'react';
import { watchedListAddress } from '../../../contract/alerts/watched-list.ts';
import { callApi } from '../../api/call.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { alertTexts } from '../texts/texts.ts';
import { RemovableAlerts } from './removable-alerts.tsx';

/** Alerts on searches and filtered lists, which are set on these; nothing where there are none. */
export function SearchAlerts() {
  const { watch } = useTexts(alertTexts);
  const language = useLanguage();
  const ask = useCallback(() => callApi('listSearchAlerts', { language }), [language]);
  return (
    <RemovableAlerts
      title={watch.lists}
      ask={ask}
      onRemove={(id) => callApi('removeSearchAlert', { language, params: { id } })}
      describe={({ list, label, limitPrice }) => ({
        name: label,
        address: watchedListAddress(language, list, limitPrice),
        state: watch.set(formatPrice(language, limitPrice)),
      })}
    />
  );
}
