import { createListeners } from '../ui/behaviour/listeners.ts';

const tokenKey = 'token';
const userKey = 'userId';
/** What the offline page shows of who is signed in: it goes with the token, however the session ends. */
export const offlineFavouritesKey = 'offlineFavourites';
/** A copy of the account's own terms: the same. */
export const accountTermsKey = 'accountTerms';
/** What a visitor has said of prices without an account. */
export const visitorTermsKey = 'ownTerms';
/** Fallback where the browser blocks storage: the session then lasts as long as the page. */
let unstored: string | null = null;

/** The token for Authorization, if there is one. */
export function readToken(): string | null {
  try {
    return unstored ?? localStorage.getItem(tokenKey);
  } catch {
    return unstored;
  }
}

const { subscribe, notify } = createListeners();

function store(token: string | null, userId: string) {
  unstored = null;
  try {
    // Somebody else may sign in where nobody signed out.
    if (localStorage.getItem(userKey) !== userId) {
      localStorage.removeItem(offlineFavouritesKey);
      localStorage.removeItem(accountTermsKey);
    }
    if (token === null) {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(userKey);
    } else {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(userKey, userId);
    }
  } catch {
    unstored = token;
  }
  notify();
}

/** Stores a token and its user's id. */
export const storeToken: (token: string, userId: string) => void = store;

/** Removes the token, and what is kept of its user, in all tabs of this browser. */
export const clearToken = () => store(null, '');

/** Calls `listener` after each change of the token, in any tab. */
export function subscribeToToken(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** What a signed token says; whether that is so, the server decides. Throws where it says nothing. */
export function claimsOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
