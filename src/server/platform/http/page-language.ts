import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language, negotiateLanguage } from '../../../contract/language.ts';

const cookieLanguage = (cookie: string | undefined) =>
  /(?:^|;\s*)lang=(fr|en)(?:;|$)/.exec(cookie ?? '')?.[1];

/** The language in a page's address, if any: `/fr`, `/fr/…`, `/fr.data`. */
export function addressLanguage(pathname: string): Language | undefined {
  const prefix = /^\/([a-z]{2})(?:[/?#]|\.data|$)/.exec(pathname)?.[1];
  return isLanguage(prefix) ? prefix : undefined;
}

/** The language of a page: of its address, else the visitor's choice, else the browser's, else French. */
export function pageLanguage(
  pathname: string,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): Language {
  const named = addressLanguage(pathname);
  if (named) return named;
  const chosen = cookieLanguage(headers.cookie);
  return isLanguage(chosen) ? chosen : negotiateLanguage(headers['accept-language'], 'fr');
}
