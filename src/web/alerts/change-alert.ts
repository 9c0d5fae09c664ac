import type { Language } from '../../contract/language.ts';
import { CallError, callApi } from '../api/call.ts';
import { markAlert, readMarks, setMarks } from '../favourites/marks.ts';
import { alertTexts } from '../i18n/alert-texts.ts';

/** Puts an alert on any drop on a product, or takes its alert off; answers what to say of it, failures too. */
export async function changeAlert(
  id: string,
  isWanted: boolean,
  language: Language,
): Promise<string | undefined> {
  const { alerts, pendingAlerts } = readMarks();
  if (pendingAlerts.has(id)) return undefined;
  const wasSet = alerts.has(id);
  markAlert(id, wasSet, true);
  // Not for who has signed in or out meanwhile.
  const settle = (isSetNow: boolean) => {
    if (readMarks().pendingAlerts.has(id)) markAlert(id, isSetNow, false);
  };
  try {
    const set = isWanted
      ? await callApi('setAlert', { language, body: { productId: id } })
      : await callApi('removeAlert', { language, params: { productId: id } });
    settle(isWanted);
    if ('isReached' in set && set.isReached) setMarks({ unread: readMarks().unread + 1 });
    return set.message;
  } catch (error) {
    settle(wasSet);
    const { status, message } = error instanceof CallError ? error : new CallError();
    // That the session is over has been said already.
    if (status === 401 || status === 403) return undefined;
    return message || alertTexts[language].changeFailed;
  }
}
