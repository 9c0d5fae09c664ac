import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { accountTermsKey, readToken, visitorTermsKey } from '../api/token.ts';
import { isSignedIn, storeSession } from '../session/session.ts';
import { keepFavourites } from './offline-favourites.ts';
import { countChanges, readUserState, setUserState } from './user-state.ts';

/** The loaded ids, with pending changes applied. */
function withPending(
  loaded: readonly string[],
  shown: ReadonlySet<string>,
  pending: ReadonlySet<string>,
): ReadonlySet<string> {
  const kept = [...shown].filter((id) => pending.has(id));
  return new Set([...loaded.filter((id) => !pending.has(id)), ...kept]);
}

/**
 * Whether this browser holds terms: either stated before signing in, which the account takes over, or a copy of the
 * account's, which may not be saved yet or may have been removed elsewhere.
 */
const hasStoredTerms = (): boolean => {
  try {
    return (localStorage.getItem(visitorTermsKey) ?? localStorage.getItem(accountTermsKey)) !== null;
  } catch {
    return false;
  }
};

/** Milliseconds: what the page needs is asked for first. */
const keepAfter = 3_000;

/** Loads saved products, alerts and unread notifications; again where something changed meanwhile. */
export async function loadUserState(language: Language): Promise<void> {
  const before = countChanges();
  const sent = readToken();
  const loaded = await callApi('getMarks', { language });
  if (countChanges() !== before) return isSignedIn() ? loadUserState(language) : undefined;
  // The menu says who they are now; a session that has ended meanwhile stays so.
  if (loaded.token && readToken() === sent) storeSession(loaded.token);
  const { favourites, pending, alerts, pendingAlerts } = readUserState();
  setUserState({
    favourites: withPending(loaded.favourites, favourites, pending),
    alerts: withPending(loaded.alerts, alerts, pendingAlerts),
    unread: loaded.unread,
    emailVerified: loaded.emailVerified,
  });
  if (loaded.hasTerms || hasStoredTerms()) {
    // A failure is ignored: what was here before counts.
    void import('../my-price/account-terms.ts')
      .then(({ loadAccountTerms }) => loadAccountTerms(language))
      .catch(() => undefined);
  }
  // For later: nothing of this page needs it, and where it fails the former ones stay.
  setTimeout(() => void keepFavourites(loaded.favourites, language).catch(() => undefined), keepAfter);
}
