import { privacyEn } from './en-privacy.ts';
import { privacyFr } from './fr-privacy.ts';
import { useLanguage } from './messages.tsx';

const privacyTexts = { fr: privacyFr, en: privacyEn };

/** The texts of the privacy page: only it loads them. */
export const usePrivacyTexts = () => privacyTexts[useLanguage()];
