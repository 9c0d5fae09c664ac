import { useLanguage } from '../../../i18n/messages.tsx';
import { vocabularyEn } from './en.ts';
import { vocabularyFr } from './fr.ts';

const vocabularyTexts = { fr: vocabularyFr, en: vocabularyEn };

/** The texts of what search and matching take for one thing. */
export const useVocabularyTexts = () => vocabularyTexts[useLanguage()];
