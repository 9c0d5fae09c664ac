import { useLanguage } from '../../i18n/messages.tsx';
import { selectionEn } from './en.ts';
import { selectionFr } from './fr.ts';

export const selectionTexts = { fr: selectionFr, en: selectionEn };

/** The texts of saved products: loaded with their pages, and when a heart is pressed. */
export const useSelectionTexts = () => selectionTexts[useLanguage()];
