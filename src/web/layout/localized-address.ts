import { isLanguage, type Language } from '../../contract/language.ts';

/** The path of a page without its language and end slash: `/en/product/5/` and `/product/5` are `/product/5`. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.replace(/\/+$/, '').split('/');
  const segments = isLanguage(first) ? rest : [first, ...rest];
  return `/${segments.join('/')}`;
}

/** The path of the same page in a language: the canonical address. */
export function inLanguage(pathname: string, language: Language): string {
  const path = withoutLanguage(pathname);
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
