import { suggestEn } from './en-suggest.ts';
import { suggestFr } from './fr-suggest.ts';
import { useLanguage } from './messages.tsx';

const suggestTexts = { fr: suggestFr, en: suggestEn };

/** The texts of the search box's suggestions: loaded with these. */
export const useSuggestTexts = () => suggestTexts[useLanguage()];
