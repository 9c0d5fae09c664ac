import { selectionEn } from './en-selection.ts';
import { selectionFr } from './fr-selection.ts';
import { useLanguage } from './messages.tsx';

export const selectionTexts = { fr: selectionFr, en: selectionEn };

/** The texts of saved products: loaded with their pages, and when a heart is pressed. */
export const useSelectionTexts = () => selectionTexts[useLanguage()];
