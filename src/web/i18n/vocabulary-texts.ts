import { vocabularyEn } from './en-vocabulary.ts';
import { vocabularyFr } from './fr-vocabulary.ts';
import { useLanguage } from './messages.tsx';

const vocabularyTexts = { fr: vocabularyFr, en: vocabularyEn };

/** The texts of what search and matching take for one thing. */
export const useVocabularyTexts = () => vocabularyTexts[useLanguage()];
