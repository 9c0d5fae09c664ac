import type { Language } from '../../contract/language.ts';
import { isSignedIn } from '../session/session.ts';
import { loadUserState } from './load-user-state.ts';

let shown: Language;
let isLoading = false;

async function load(): Promise<void> {
  isLoading = true;
  try {
    await loadUserState(shown);
  } finally {
    isLoading = false;
  }
}

/** A failure is ignored: what was shown stays. */
function loadOnReturn() {
  if (!isLoading && document.visibilityState === 'visible' && isSignedIn()) load().catch(() => undefined);
}

/** Loads the user's own state, and again when they come back from another tab, where they may have changed it. */
export function followUserState(language: Language): Promise<void> {
  shown = language;
  document.addEventListener('visibilitychange', loadOnReturn);
  return load();
}
