import type { Language } from '../../contract/language.ts';
import { CallError, callApi } from '../api/call.ts';
import { selectionTexts } from './texts/texts.ts';
import { readUserState, setFavouriteState } from './user-state.ts';

/** Saves a product or takes it off the list, shown at once; answers what to say where that failed and was reverted. */
export async function changeFavourite(
  id: string,
  isSaved: boolean,
  language: Language,
): Promise<string | undefined> {
  if (readUserState().pending.has(id)) return undefined;
  const wasSaved = readUserState().favourites.has(id);
  setFavouriteState(id, isSaved, true);
  // Not for who has signed in or out meanwhile.
  const settle = (isSavedNow: boolean) => {
    if (readUserState().pending.has(id)) setFavouriteState(id, isSavedNow, false);
  };
  try {
    const call = isSaved ? 'addFavourite' : 'removeFavourite';
    await callApi(call, { language, params: { productId: id } });
    settle(isSaved);
    return undefined;
  } catch (error) {
    settle(wasSaved);
    const { status, message } = error instanceof CallError ? error : new CallError();
    // That the session is over has been said already.
    if (status === 401 || status === 403) return undefined;
    return message || (await selectionTexts.load(language)).changeFailed[isSaved ? 'add' : 'remove'];
  }
}
