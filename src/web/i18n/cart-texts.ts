import { cartEn } from './en-cart.ts';
import { cartFr } from './fr-cart.ts';
import { useLanguage } from './messages.tsx';

const cartTexts = { fr: cartFr, en: cartEn };

/** The texts of cart and checkout: only these load them. */
export const useCartTexts = () => cartTexts[useLanguage()];
