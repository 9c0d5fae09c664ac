import { useLanguage } from '../../i18n/messages.tsx';
import { adminEn } from './en.ts';
import { adminFr } from './fr.ts';

const adminTexts = { fr: adminFr, en: adminEn };

/** What all of the back office says: loaded with its pages only. */
export const useAdminTexts = () => adminTexts[useLanguage()];
