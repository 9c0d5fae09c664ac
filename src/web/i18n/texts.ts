import { use } from 'react';
import { type Language, languages } from '../../contract/language.ts';
import { useLanguage } from './language.ts';

/** A screen's texts: `load` gets those of a language once, `bring` has them at hand. */
export type Texts<T> = {
  readonly load: (language: Language) => Promise<T>;
  readonly bring: (language: Language, texts: T) => void;
};
/** What a screen's texts are in each language. */
export type TextsIn<Screen> = Screen extends Texts<infer T> ? T : never;

/**
 * The texts of a screen, from its `texts/fr.ts` and `texts/en.ts`: scripts of their own, so that the browser is sent its
 * page's language only. It asks for that one as soon as the screen's script is there; the server draws with both.
 */
export function textsOf<T>(sources: Record<Language, () => Promise<{ texts: T }>>): Texts<T> {
  const begun: { [L in Language]?: Promise<T> } = {};
  // As React marks a promise that it has read: what is at hand is not waited for.
  const bring = (language: Language, texts: T) => {
    begun[language] = Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts });
  };
  const load = (language: Language): Promise<T> => {
    begun[language] ??= sources[language]().then(({ texts }) => {
      bring(language, texts);
      return texts;
    });
    return begun[language];
  };
  const begin = (language: string) => load(language as Language).catch(() => undefined);
  // A failure is the page's to show, once it draws the texts.
  if (import.meta.env.SSR) languages.forEach(begin);
  else void begin(document.documentElement.lang);
  return { load, bring };
}

/** A screen's texts in the page's language; what draws them before they are there waits. */
export function useTexts<T>({ load }: Texts<T>): T {
  // Always through `use`: React must find it again where it goes on with what has waited.
  return use(load(useLanguage()));
}
