import { comparePageEn } from './en-compare.ts';
import { comparePageFr } from './fr-compare.ts';
import { useLanguage } from './messages.tsx';

const compareTexts = { fr: comparePageFr, en: comparePageEn };

/** The compare pages' texts: only these pages load them. */
export const useCompareTexts = () => compareTexts[useLanguage()];
