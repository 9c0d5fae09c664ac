import { useLanguage } from '../../../i18n/messages.tsx';
import { merchantCategoriesEn } from './en.ts';
import { merchantCategoriesFr } from './fr.ts';

const merchantCategoriesTexts = { fr: merchantCategoriesFr, en: merchantCategoriesEn };

/** The texts of the screen that maps merchants' categories to ours. */
export const useMerchantCategoriesTexts = () => merchantCategoriesTexts[useLanguage()];
