import { useLanguage } from '../../i18n/messages.tsx';
import { accountEn } from './en.ts';
import { accountFr } from './fr.ts';

const accountTexts = { fr: accountFr, en: accountEn };

/** The texts of the dialog, the menu and the pages about accounts: loaded with these only. */
export const useAccountTexts = () => accountTexts[useLanguage()];
