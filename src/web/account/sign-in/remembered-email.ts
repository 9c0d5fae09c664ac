const storageKey = 'remember_email';

/** The e-mail address that was to be remembered; '' where there is none. */
export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Remembers an address for the next time; undefined forgets it. */
export function rememberEmail(email: string | undefined) {
  try {
    if (email) localStorage.setItem(storageKey, email);
    else localStorage.removeItem(storageKey);
  } catch {
    // The convenience is not worth an error.
  }
}
