import { timeEn } from './en-time.ts';
import { timeFr } from './fr-time.ts';
import { useLanguage } from './messages.tsx';

const timeTexts = { fr: timeFr, en: timeEn };

/** The texts of employees' hours. */
export const useTimeTexts = () => timeTexts[useLanguage()];
