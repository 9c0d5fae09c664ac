import { createContext, type ReactNode, useContext } from 'react';
import { type Language, merchantLanguage } from '../../contract/language.ts';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const catalogues: Record<Language, Messages> = { fr, en };
const LanguageContext = createContext<Language>('fr');

/** All texts of a language. */
export const messagesOf = (language: Language): Messages => catalogues[language];

/** Sets the language of everything inside. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext);
/** The texts of the page's language. */
export const useMessages = (): Messages => messagesOf(useLanguage());

/** `lang` of what merchants wrote (titles, descriptions, delivery), where the page speaks another language. */
export function useMerchantLang(): Language | undefined {
  return useLanguage() === merchantLanguage ? undefined : merchantLanguage;
}
