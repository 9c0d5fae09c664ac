import { reportsEn } from './en-reports.ts';
import { reportsFr } from './fr-reports.ts';
import { useLanguage } from './messages.tsx';

const reportsTexts = { fr: reportsFr, en: reportsEn };

/** The texts of what visitors report. */
export const useReportsTexts = () => reportsTexts[useLanguage()];
