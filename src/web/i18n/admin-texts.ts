import { adminEn } from './en-admin.ts';
import { adminFr } from './fr-admin.ts';
import { useLanguage } from './messages.tsx';

const adminTexts = { fr: adminFr, en: adminEn };

/** What all of the back office says: loaded with its pages only. */
export const useAdminTexts = () => adminTexts[useLanguage()];
