import { categoriesEn } from './en-categories.ts';
import { categoriesFr } from './fr-categories.ts';
import { useLanguage } from './messages.tsx';

const categoriesTexts = { fr: categoriesFr, en: categoriesEn };

/** The texts of the category manager. */
export const useCategoriesTexts = () => categoriesTexts[useLanguage()];
