import { createContext, type ReactNode, useContext } from 'react';
import { type Language, merchantLanguage } from '../../contract/language.ts';
import type { Messages } from './fr.ts';

/** What the routes of languages carry as `handle`: the texts that came with them, or how they come. */
export type LanguageHandle = {
  catalogues: Partial<Record<Language, Messages>>;
  load?: (language: Language) => Promise<Messages>;
};

const LanguageContext = createContext<Language>('fr');
const MessagesContext = createContext<Messages | undefined>(undefined);

type LanguageProviderProps = { language: Language; messages: Messages | undefined; children: ReactNode };

/** Sets the language and the texts of everything inside. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </LanguageContext>
  );
}

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of the page's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('No texts: the page stands outside the routes of languages');
  return messages;
}

/** `lang` of what merchants wrote (titles, descriptions, delivery), where the page speaks another language. */
export function useMerchantLang(): Language | undefined {
  return useLanguage() === merchantLanguage ? undefined : merchantLanguage;
}

/** `lang` of a text in the given language; none where the page speaks it. */
export function useForeignLang(): (language: Language | undefined) => Language | undefined {
  const own = useLanguage();
  return (language) => (language === own ? undefined : language);
}
