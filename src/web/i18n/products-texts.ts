import { productsEn } from './en-products.ts';
import { productsFr } from './fr-products.ts';
import { useLanguage } from './messages.tsx';

const productsTexts = { fr: productsFr, en: productsEn };

/** The texts of the product manager. */
export const useProductsTexts = () => productsTexts[useLanguage()];
