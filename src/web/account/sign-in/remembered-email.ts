const storageKey = 'remember_email';

/** The remembered e-mail address; '' where there is none. */
export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores an address for the next time; undefined removes it. */
export function rememberEmail(email: string | undefined) {
  try {
    if (email) localStorage.setItem(storageKey, email);
    else localStorage.removeItem(storageKey);
  } catch {
    // A failure is ignored.
  }
}
