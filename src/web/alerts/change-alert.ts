import type { WantedTarget } from '../../contract/alerts/targets.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { readUserState, setAlertState, setUserState } from '../user-state/user-state.ts';
import { shownSize } from './shown-size.ts';
import { alertTexts } from './texts/texts.ts';

/** A target that is already reached fires at once. */
function announceReached(isReached: boolean) {
  if (isReached) setUserState({ unread: readUserState().unread + 1 });
}

/** Sets or changes an alert on a product; returns the message. Rejects with a CallError. */
export async function setTarget(id: string, wanted: WantedTarget, language: Language): Promise<string> {
  const body = { productId: id, ...wanted };
  const { message, isReached } = await callApi('setAlert', { language, body });
  setAlertState(id, true, false);
  announceReached(isReached);
  return message;
}

/** Sets an alert on a search or a filtered list; returns the message. Rejects with a CallError. */
export async function setListWatch(
  { list, price }: { list: string; price: number },
  language: Language,
): Promise<string> {
  return (await callApi('setSearchAlert', { language, body: { list, price } })).message;
}

/** The same after sign-in: returns the message, also for failures. */
export const tryListWatch = (wanted: { list: string; price: number }, language: Language) =>
  setListWatch(wanted, language).catch((error: unknown) => failureOf(error, language));

/** The message of a failed change; undefined: the ended session was reported already. */
async function failureOf(
  error: unknown,
  language: Language,
  wanted: 'changeFailed' | 'removalFailed' = 'changeFailed',
): Promise<string | undefined> {
  const { status, message } = error instanceof CallError ? error : new CallError();
  if (status === 401 || status === 403) return undefined;
  return message || (await alertTexts.load(language))[wanted];
}

/** The same after sign-in: returns the message, also for failures. */
export const tryTarget = (id: string, wanted: WantedTarget, language: Language) =>
  setTarget(id, wanted, language).catch((error: unknown) => failureOf(error, language));

/** Sets an alert on any drop, of the size that the page shows, or removes the alert; returns the message, also for failures. */
export async function changeAlert(
  id: string,
  isWanted: boolean,
  language: Language,
): Promise<string | undefined> {
  const { alerts, pendingAlerts } = readUserState();
  if (pendingAlerts.has(id)) return undefined;
  const wasSet = alerts.has(id);
  setAlertState(id, wasSet, true);
  // Ignored if the user has changed meanwhile.
  const settle = (isSetNow: boolean) => {
    if (readUserState().pendingAlerts.has(id)) setAlertState(id, isSetNow, false);
  };
  try {
    const set = isWanted
      ? await callApi('setAlert', { language, body: { productId: id, ...shownSize() } })
      : await callApi('removeAlert', { language, params: { productId: id } });
    settle(isWanted);
    announceReached('isReached' in set && set.isReached === true);
    const size = 'size' in set && typeof set.size === 'string' ? set.size : '';
    if (size === '') return set.message;
    return `${set.message} ${(await alertTexts.load(language)).ofSize(sizeName(size, language))}`;
  } catch (error) {
    settle(wasSet);
    return failureOf(error, language, isWanted ? 'changeFailed' : 'removalFailed');
  }
}
