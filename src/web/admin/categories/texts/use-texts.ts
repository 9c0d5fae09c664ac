import { useLanguage } from '../../../i18n/messages.tsx';
import { categoriesEn } from './en.ts';
import { categoriesFr } from './fr.ts';

const categoriesTexts = { fr: categoriesFr, en: categoriesEn };

/** The texts of the category manager. */
export const useCategoriesTexts = () => categoriesTexts[useLanguage()];
