import { useLanguage } from '../../../i18n/messages.tsx';
import { productsEn } from './en.ts';
import { productsFr } from './fr.ts';

const productsTexts = { fr: productsFr, en: productsEn };

/** The texts of the product manager. */
export const useProductsTexts = () => productsTexts[useLanguage()];
