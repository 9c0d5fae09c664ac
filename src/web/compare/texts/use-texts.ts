import { useLanguage } from '../../i18n/messages.tsx';
import { comparePageEn } from './en.ts';
import { comparePageFr } from './fr.ts';

const compareTexts = { fr: comparePageFr, en: comparePageEn };

/** The compare pages' texts: only these pages load them. */
export const useCompareTexts = () => compareTexts[useLanguage()];
