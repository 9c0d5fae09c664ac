import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { inLanguage } from '../layout/localized-address.ts';
import { isSignedIn } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { menuItemClass } from '../ui/menu.tsx';

const names: Record<Language, string> = { fr: 'Français', en: 'English' };
const yearSeconds = 365 * 24 * 60 * 60;

/** Remembered for addresses without a language; a cookie, because the server has to know it. */
function rememberLanguage(language: Language) {
  document.cookie = `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  // Mails follow at once; where that fails, they do with the next sign-in.
  if (isSignedIn()) callApi('setLanguage', { language, body: { language } }).catch(() => undefined);
}

const never = () => () => {};
/** The fragment of the address, which the server does not know: only after hydration. */
const useHash = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.hash,
    () => '',
  );

/** A link to the same page in the other language. */
export function LanguageSwitch() {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const other: Language = current === 'fr' ? 'en' : 'fr';
  return (
    <Link
      to={{ pathname: inLanguage(pathname, other), search, hash }}
      lang={other}
      hrefLang={other}
      preventScrollReset
      onClick={() => rememberLanguage(other)}
      className={menuItemClass}
    >
      <Icon of="languages" />
      {names[other]}
    </Link>
  );
}
