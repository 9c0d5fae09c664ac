import { alertsEn } from './en-alerts.ts';
import { alertsFr } from './fr-alerts.ts';
import { useLanguage } from './messages.tsx';

export const alertTexts = { fr: alertsFr, en: alertsEn };

/** The texts of price alerts: loaded with their pages, and when an alert is set. */
export const useAlertTexts = () => alertTexts[useLanguage()];
