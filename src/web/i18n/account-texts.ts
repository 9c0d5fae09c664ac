import { accountEn } from './en-account.ts';
import { accountFr } from './fr-account.ts';
import { useLanguage } from './messages.tsx';

const accountTexts = { fr: accountFr, en: accountEn };

/** The texts of the dialog, the menu and the pages about accounts: loaded with these only. */
export const useAccountTexts = () => accountTexts[useLanguage()];
