import { useLanguage } from '../../../i18n/messages.tsx';
import { reportsEn } from './en.ts';
import { reportsFr } from './fr.ts';

const reportsTexts = { fr: reportsFr, en: reportsEn };

/** The texts of what visitors report. */
export const useReportsTexts = () => reportsTexts[useLanguage()];
