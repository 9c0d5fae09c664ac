import { useLanguage } from '../../../i18n/messages.tsx';
import { logsEn } from './en.ts';
import { logsFr } from './fr.ts';

const logsTexts = { fr: logsFr, en: logsEn };

/** The texts of the lists of mails and of what happened. */
export const useLogsTexts = () => logsTexts[useLanguage()];
