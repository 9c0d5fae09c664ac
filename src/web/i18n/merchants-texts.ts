import { merchantsEn } from './en-merchants.ts';
import { merchantsFr } from './fr-merchants.ts';
import { useLanguage } from './messages.tsx';

const merchantsTexts = { fr: merchantsFr, en: merchantsEn };

/** The texts of the merchants' management. */
export const useMerchantsTexts = () => merchantsTexts[useLanguage()];
