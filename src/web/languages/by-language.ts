import type { Language } from '../../contract/language.ts';

/** Loads what a language has once, and that of the document at once: the browser is not sent the other one. */
export function byLanguage<T>(load: Record<Language, () => Promise<T>>): (language: Language) => Promise<T> {
  const begun = new Map<Language, Promise<T>>();
  const get = (language: Language): Promise<T> => {
    const loading = begun.get(language) ?? load[language]();
    begun.set(language, loading);
    return loading;
  };
  // A failure is the page's to show, once it draws the texts.
  if (!import.meta.env.SSR) get(document.documentElement.lang as Language).catch(() => undefined);
  return get;
}
