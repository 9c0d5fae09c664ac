import { useLanguage } from '../../i18n/messages.tsx';
import { cartEn } from './en.ts';
import { cartFr } from './fr.ts';

const cartTexts = { fr: cartFr, en: cartEn };

/** The texts of cart and checkout: only these load them. */
export const useCartTexts = () => cartTexts[useLanguage()];
