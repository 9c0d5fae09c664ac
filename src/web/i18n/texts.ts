import { use } from 'react';
import { type Language, languages } from '../../contract/language.ts';
import { useLanguage } from './language.ts';

/** A screen's texts: `load` fetches those of a language once, `bring` registers loaded ones. */
export type Texts<T> = {
  readonly load: (language: Language) => Promise<T>;
  readonly bring: (language: Language, texts: T) => void;
};
/** What a screen's texts are in each language. */
export type TextsIn<Screen> = Screen extends Texts<infer T> ? T : never;

/**
 * Milliseconds for which a failed load of texts counts as failed: a page that waits for them would otherwise request
 * them without end. After that, another try loads them again.
 */
const shownWithin = 1_000;

/**
 * The texts of a screen, from its `texts/fr.ts` and `texts/en.ts`: scripts of their own, so that the browser
 * is sent its page's language only. It is requested as soon as the screen's script has loaded; the server has
 * both.
 */
export function textsOf<T>(sources: Record<Language, () => Promise<{ texts: T }>>): Texts<T> {
  const begun: { [L in Language]?: Promise<T> } = {};
  // As React marks a resolved promise: available texts are not awaited.
  const bring = (language: Language, texts: T) => {
    begun[language] = Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts });
  };
  const load = (language: Language): Promise<T> => {
    const known = begun[language];
    if (known) return known;
    const loading = sources[language]().then(({ texts }) => texts);
    begun[language] = loading;
    loading.then(
      (texts) => bring(language, texts),
      () => setTimeout(() => delete begun[language], shownWithin),
    );
    return loading;
  };
  if (import.meta.env.SSR) languages.forEach(load);
  else void load(document.documentElement.lang as Language);
  return { load, bring };
}

/** A screen's texts in the page's language; suspends until loaded. */
export function useTexts<T>({ load }: Texts<T>): T {
  // Always through `use`, so that React can resume after suspending.
  return use(load(useLanguage()));
}
