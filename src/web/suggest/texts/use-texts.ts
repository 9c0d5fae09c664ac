import { useLanguage } from '../../i18n/messages.tsx';
import { suggestEn } from './en.ts';
import { suggestFr } from './fr.ts';

const suggestTexts = { fr: suggestFr, en: suggestEn };

/** The texts of the search box's suggestions: loaded with these. */
export const useSuggestTexts = () => suggestTexts[useLanguage()];
