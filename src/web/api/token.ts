const tokenKey = 'token';
const userKey = 'userId';
/** Stands in where the browser refuses storage: the session then lasts as long as the page. */
let unstored: string | null = null;

/** The token for Authorization, if there is one. */
export function readToken(): string | null {
  try {
    return unstored ?? localStorage.getItem(tokenKey);
  } catch {
    return unstored;
  }
}

const listeners = new Set<() => void>();

function store(token: string | null, userId: string) {
  unstored = null;
  try {
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
  for (const listener of listeners) listener();
}

/** Keeps a token, and whose it is beside it. */
export const storeToken = (token: string, userId: string) => store(token, userId);

/** Forgets the token in this browser, in all its tabs. */
export const clearToken = () => store(null, '');

/** Calls `listener` after each change of the token, in whichever tab. */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
