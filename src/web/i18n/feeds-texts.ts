import { feedsEn } from './en-feeds.ts';
import { feedsFr } from './fr-feeds.ts';
import { useLanguage } from './messages.tsx';

const feedsTexts = { fr: feedsFr, en: feedsEn };

/** The texts of the merchants' feeds. */
export const useFeedsTexts = () => feedsTexts[useLanguage()];
