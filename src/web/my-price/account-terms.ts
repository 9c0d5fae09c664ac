import type { Language } from '../../contract/language.ts';
import { hasTerms, joinTerms, noTerms, type OwnTerms } from '../../contract/my-price/terms.ts';
import { callApi } from '../api/call.ts';
import { signedInId } from '../session/session.ts';
import { askForOwnPrices } from './own-prices-slot.ts';
import {
  claimVisitorTerms,
  findClaimant,
  keepAccountCopy,
  keepVisitorTerms,
  readAccountCopy,
  readVisitorTerms,
} from './terms-store.ts';

const isSame = (a: OwnTerms, b: OwnTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Saves what was changed here; changes made meanwhile stay to be saved. @throws CallError */
async function saveAccountTerms(language: Language): Promise<void> {
  const copy = readAccountCopy();
  if (!copy?.isUnsaved) return;
  const saved = await callApi('saveOwnTerms', { language, body: copy.terms });
  const now = readAccountCopy();
  if (now?.userId !== copy.userId) return;
  if (findClaimant() === copy.userId) keepVisitorTerms(noTerms);
  if (isSame(now.terms, copy.terms)) keepAccountCopy({ ...copy, terms: saved, isUnsaved: false });
  else await saveAccountTerms(language);
}

/**
 * Loads the account's terms, and adds to them those that were stated in this browser before signing in; where both have
 * terms for a merchant, the account's count. @throws CallError
 */
export async function loadAccountTerms(language: Language): Promise<void> {
  const userId = signedInId();
  if (userId === undefined) return;
  if (readAccountCopy()?.isUnsaved) return saveAccountTerms(language);
  const account = await callApi('getOwnTerms', { language });
  const claimant = findClaimant();
  const here = claimant === undefined || claimant === userId ? readVisitorTerms() : noTerms;
  if (signedInId() !== userId || readAccountCopy()?.isUnsaved) return;
  const terms = joinTerms(account, here);
  keepAccountCopy({ userId, terms, isUnsaved: hasTerms(here) });
  if (hasTerms(here)) {
    // From now on they belong to this account: nobody else who signs in gets them. They also stay in the browser until they
    // are saved, as the session may end before.
    claimVisitorTerms(userId);
    await saveAccountTerms(language);
  }
  askForOwnPrices();
}
