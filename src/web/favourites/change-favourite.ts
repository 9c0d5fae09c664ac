import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { readUserState, setFavouriteState } from '../user-state/user-state.ts';
import { selectionTexts } from './texts/texts.ts';

/** Saves or removes a product, optimistically; returns the message where it failed and was reverted. */
export async function changeFavourite(
  id: string,
  isSaved: boolean,
  language: Language,
): Promise<string | undefined> {
  if (readUserState().pending.has(id)) return undefined;
  const wasSaved = readUserState().favourites.has(id);
  setFavouriteState(id, isSaved, true);
  // Ignored if the user has changed meanwhile.
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
    // The ended session was reported already.
    if (status === 401 || status === 403) return undefined;
    return message || (await selectionTexts.load(language)).changeFailed[isSaved ? 'add' : 'remove'];
  }
}
