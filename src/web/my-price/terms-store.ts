import { hasTerms, type OwnTerms, readTerms } from '../../contract/my-price/terms.ts';
import { accountTermsKey, visitorTermsKey } from '../api/token.ts';
import { signedInId, subscribeToSession } from '../session/session.ts';

/** The copy of the terms of an account. */
type AccountCopy = { userId: string; terms: OwnTerms; isUnsaved: boolean };

const changed = 'own-terms-changed';
/** Fallback where the browser blocks storage: terms then last as long as the page. */
const unstored = new Map<string, string>();

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(unstored.get(key) ?? readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    unstored.delete(key);
  } catch {
    if (value) unstored.set(key, JSON.stringify(value));
    else unstored.delete(key);
  }
  dispatchEvent(new Event(changed));
}

/** The copy of the account of who is signed in; undefined: there is none. */
export function readAccountCopy(): AccountCopy | undefined {
  const stored = read(accountTermsKey) as Partial<Record<keyof AccountCopy, unknown>> | null;
  const userId = signedInId();
  if (userId === undefined || stored?.userId !== userId) return undefined;
  return { userId, terms: readTerms(stored.terms), isUnsaved: stored.isUnsaved === true };
}

/** What was said here without an account. */
export const readVisitorTerms = (): OwnTerms => readTerms(read(visitorTermsKey));
export const keepVisitorTerms = (terms: OwnTerms): void =>
  keep(visitorTermsKey, hasTerms(terms) ? terms : null);

/** Whose account is to have what was said here, until it is saved there; undefined: nobody's yet. */
export function findClaimant(): string | undefined {
  const { claimedBy } = (read(visitorTermsKey) ?? {}) as { claimedBy?: unknown };
  return typeof claimedBy === 'string' ? claimedBy : undefined;
}

/** What was said here goes into this account, and into no other. */
export const claimVisitorTerms = (userId: string): void =>
  keep(visitorTermsKey, { ...readVisitorTerms(), claimedBy: userId });

/** Keeps a copy of the terms of who is signed in; nothing is kept for anybody else. */
export function keepAccountCopy(copy: AccountCopy): void {
  if (signedInId() === copy.userId) keep(accountTermsKey, copy);
}

/** The terms that count here and now. */
export const readOwnTerms = (): OwnTerms => {
  const copy = readAccountCopy();
  return copy?.terms ?? readVisitorTerms();
};

/** Applies a change of the shopper; in an account it is to be saved. */
export function changeOwnTerms(change: (terms: OwnTerms) => OwnTerms): void {
  const terms = change(readOwnTerms());
  const userId = signedInId();
  if (userId === undefined) keepVisitorTerms(terms);
  else keepAccountCopy({ userId, terms, isUnsaved: true });
}

/** Calls `listener` after each change of the terms or the session, in any tab. */
export function subscribeToTerms(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener);
  addEventListener(changed, listener);
  return () => {
    unsubscribe();
    removeEventListener(changed, listener);
  };
}
