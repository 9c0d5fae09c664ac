import { dashboardEn } from './en-dashboard.ts';
import { dashboardFr } from './fr-dashboard.ts';
import { useLanguage } from './messages.tsx';

const dashboardTexts = { fr: dashboardFr, en: dashboardEn };

/** The texts of how the shop does. */
export const useDashboardTexts = () => dashboardTexts[useLanguage()];
