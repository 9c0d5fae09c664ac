import { useLanguage } from '../../../i18n/messages.tsx';
import { dashboardEn } from './en.ts';
import { dashboardFr } from './fr.ts';

const dashboardTexts = { fr: dashboardFr, en: dashboardEn };

/** The texts of how the shop does. */
export const useDashboardTexts = () => dashboardTexts[useLanguage()];
