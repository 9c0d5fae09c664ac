import { logsEn } from './en-logs.ts';
import { logsFr } from './fr-logs.ts';
import { useLanguage } from './messages.tsx';

const logsTexts = { fr: logsFr, en: logsEn };

/** The texts of the lists of mails and of what happened. */
export const useLogsTexts = () => logsTexts[useLanguage()];
