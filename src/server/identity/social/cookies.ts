import { z } from 'zod';
import { providers } from '../../../contract/accounts/social.ts';
import { languages } from '../../../contract/language.ts';
import { ownPath } from '../../../contract/own-path.ts';

/** What the browser's cookie holds while it is at a provider. */
const transactionSchema = z.object({
  provider: z.enum(providers),
  language: z.enum(languages),
  returnTo: z.string(),
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
});
export type SocialTransaction = z.infer<typeof transactionSchema>;

type Cookie = { name: string; sameSite: 'Lax' | 'Strict'; seconds: number };

/** Lax: it must be sent when the provider redirects back. */
export const transactionCookie: Cookie = { name: 'visavis-sign-in', sameSite: 'Lax', seconds: 600 };
/** Strict: only a page of ours sends it. */
export const browserCookie: Cookie = { name: 'visavis-browser', sameSite: 'Strict', seconds: 60 };

const path = '/api/auth';

/** A `Set-Cookie` line; an empty value deletes the cookie. */
export function writeCookie({ name, sameSite, seconds }: Cookie, value: string, isSecure: boolean): string {
  const age = value === '' ? 0 : seconds;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string | undefined, { name }: Cookie): string {
  for (const part of (header ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return '';
}

export const packTransaction = (transaction: SocialTransaction): string =>
  Buffer.from(JSON.stringify(transaction)).toString('base64url');

export function unpackTransaction(text: string): SocialTransaction | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return transactionSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

/** A path of our own site from a query parameter; home where it is anything else. */
export const pageOf = (returnTo: unknown, language: string): string => ownPath(returnTo) ?? `/${language}`;
