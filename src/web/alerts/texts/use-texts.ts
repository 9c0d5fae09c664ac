import { useLanguage } from '../../i18n/messages.tsx';
import { alertsEn } from './en.ts';
import { alertsFr } from './fr.ts';

export const alertTexts = { fr: alertsFr, en: alertsEn };

/** The texts of price alerts: loaded with their pages, and when an alert is set. */
export const useAlertTexts = () => alertTexts[useLanguage()];
