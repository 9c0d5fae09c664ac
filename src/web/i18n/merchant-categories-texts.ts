import { merchantCategoriesEn } from './en-merchant-categories.ts';
import { merchantCategoriesFr } from './fr-merchant-categories.ts';
import { useLanguage } from './messages.tsx';

const merchantCategoriesTexts = { fr: merchantCategoriesFr, en: merchantCategoriesEn };

/** The texts of the screen that maps merchants' categories to ours. */
export const useMerchantCategoriesTexts = () => merchantCategoriesTexts[useLanguage()];
