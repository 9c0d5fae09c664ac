import { productPageEn } from './en-product.ts';
import { productPageFr } from './fr-product.ts';
import { useLanguage } from './messages.tsx';

const productTexts = { fr: productPageFr, en: productPageEn };

/** The product page's texts: apart from the others, so that only pages of products load them. */
export const useProductTexts = () => productTexts[useLanguage()];
