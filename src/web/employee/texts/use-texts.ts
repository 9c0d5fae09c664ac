import { useLanguage } from '../../i18n/messages.tsx';
import { timeEn } from './en.ts';
import { timeFr } from './fr.ts';

const timeTexts = { fr: timeFr, en: timeEn };

/** The texts of employees' hours. */
export const useTimeTexts = () => timeTexts[useLanguage()];
