import { createContext, useContext } from 'react';
import { type Language, merchantLanguage } from '../../contract/language.ts';

const LanguageContext = createContext<Language>('fr');

/** Sets the language of everything inside. */
export const LanguageProvider = LanguageContext.Provider;

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** `lang` of what merchants wrote (titles, descriptions, delivery), where the page speaks another language. */
export function useMerchantLang(): Language | undefined {
  return useLanguage() === merchantLanguage ? undefined : merchantLanguage;
}

/** `lang` of a text in the given language; none where the page speaks it. */
export function useForeignLang(): (language: Language | undefined) => Language | undefined {
  const own = useLanguage();
  return (language) => (language === own ? undefined : language);
}
