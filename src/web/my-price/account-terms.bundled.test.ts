import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noTerms, type OwnTerms, plainTerms } from '../../contract/my-price/terms.ts';
import { accountTermsKey, visitorTermsKey } from '../api/token.ts';
import { clearSession, storeSession } from '../session/session.ts';
import { loadUserState } from '../user-state/load-user-state.ts';
import { clearUserState } from '../user-state/user-state.ts';
import { loadAccountTerms } from './account-terms.ts';
import { keepAccountCopy, keepVisitorTerms, readAccountCopy, readOwnTerms } from './terms-store.ts';

const stored = new Map<string, string>();
const terms: OwnTerms = { merchants: [{ ...plainTerms('Nord'), isLeftOut: true }], usesCodes: false };

const signIn = (id: string) => {
  const claims = { id, name: id, email: `${id}@example.org`, role: 'user', exp: Date.now() / 1_000 + 60 };
  storeSession(`x.${btoa(JSON.stringify(claims))}.x`);
};

/** The server's answers: what an account says, and what it saves; undefined: it does not answer. */
function answerWith({ account, saved }: { account: OwnTerms; saved?: OwnTerms }) {
  const fetch = vi.fn(async (address: string | URL, { method }: RequestInit = {}) => {
    if (String(address).includes('/marks')) {
      return Response.json({ favourites: [], alerts: [], unread: 0, emailVerified: true, hasTerms: false });
    }
    const response = method === 'PUT' ? saved : account;
    return response ? Response.json(response) : Response.json({ message: 'No' }, { status: 503 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  clearSession();
  clearUserState();
  vi.unstubAllGlobals();
});

it('takes what was said before signing in into one account, and saves it however often that takes', async () => {
  keepVisitorTerms(terms);
  signIn('1');
  answerWith({ account: noTerms });
  await expect(loadAccountTerms('en')).rejects.toThrow();
  expect(readAccountCopy()).toEqual({ userId: '1', terms, isUnsaved: true });

  // Signing out takes nothing along that is not saved; nobody else who signs in gets it.
  clearSession();
  expect(readOwnTerms()).toEqual(terms);
  signIn('2');
  await loadAccountTerms('en');
  expect(readOwnTerms()).toEqual(noTerms);

  clearSession();
  signIn('1');
  answerWith({ account: noTerms, saved: terms });
  await loadAccountTerms('en');
  expect(readAccountCopy()).toEqual({ userId: '1', terms, isUnsaved: false });
  expect(stored.has(visitorTermsKey)).toBe(false);
});

it('takes over that the terms were removed elsewhere', async () => {
  signIn('1');
  keepAccountCopy({ userId: '1', terms, isUnsaved: false });
  answerWith({ account: noTerms });
  await loadUserState('en');
  await vi.waitFor(() => expect(readOwnTerms()).toEqual(noTerms));
});

it('keeps nothing of an account for who signs in after it', () => {
  signIn('1');
  keepAccountCopy({ userId: '1', terms, isUnsaved: false });
  signIn('1');
  expect(stored.has(accountTermsKey)).toBe(true);
  signIn('2');
  expect(stored.has(accountTermsKey)).toBe(false);
});

it('lasts as long as the page where the browser blocks storage', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  keepVisitorTerms(terms);
  expect(readOwnTerms()).toEqual(terms);
  keepVisitorTerms(noTerms);
  expect(readOwnTerms()).toEqual(noTerms);
});
