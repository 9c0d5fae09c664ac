import { useLanguage } from '../../../i18n/messages.tsx';
import { feedsEn } from './en.ts';
import { feedsFr } from './fr.ts';

const feedsTexts = { fr: feedsFr, en: feedsEn };

/** The texts of the merchants' feeds. */
export const useFeedsTexts = () => feedsTexts[useLanguage()];
