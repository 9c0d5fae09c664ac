import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { alertTexts } from '../texts/texts.ts';
import { useListAlertState } from './alert-state.ts';
import { placeOfList } from './places.ts';
import { RemovableAlerts } from './removable-alerts.tsx';

/** Alerts on whole lists, which are edited on the page of the list; nothing where there are none. */
export function ListAlerts() {
  const { together, lists } = useTexts(alertTexts);
  const stateOf = useListAlertState();
  const language = useLanguage();
  const ask = useCallback(() => callApi('listListAlerts', { language }), [language]);
  return (
    <RemovableAlerts
      title={together.lists}
      ask={ask}
      onRemove={(id) => callApi('removeListAlert', { language, params: { id } })}
      describe={(alert) => ({
        name: lists[alert.list],
        address: placeOfList(language, alert.list, alert.token),
        state: stateOf(alert),
      })}
    />
  );
}
