import { useLanguage } from '../../i18n/messages.tsx';
import { privacyEn } from './en.ts';
import { privacyFr } from './fr.ts';

const privacyTexts = { fr: privacyFr, en: privacyEn };

/** The texts of the privacy page: only it loads them. */
export const usePrivacyTexts = () => privacyTexts[useLanguage()];
