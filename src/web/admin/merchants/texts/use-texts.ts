import { useLanguage } from '../../../i18n/messages.tsx';
import { merchantsEn } from './en.ts';
import { merchantsFr } from './fr.ts';

const merchantsTexts = { fr: merchantsFr, en: merchantsEn };

/** The texts of the merchants' management. */
export const useMerchantsTexts = () => merchantsTexts[useLanguage()];
