import { use } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '../../contract/language.ts';
import type { Messages } from '../i18n/fr.ts';
import type { LanguageHandle } from '../i18n/messages.tsx';

const isLanguageHandle = (handle: unknown): handle is LanguageHandle =>
  typeof handle === 'object' && handle !== null && 'catalogues' in handle;

/** The texts that came with the route of the language; undefined where no route matched. */
export function useCatalogue(language: Language): Messages | undefined {
  const handles = useMatches().map(({ handle }) => handle);
  const handle = handles.find(isLanguageHandle);
  return handle?.catalogues[language] ?? (handle?.load && use(handle.load(language)));
}
