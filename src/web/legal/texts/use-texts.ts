import { useLanguage } from '../../i18n/messages.tsx';
import { legalEn, rankingEn } from './en.ts';
import { legalFr, rankingFr } from './fr.ts';

const aboutTexts = { fr: { legal: legalFr, ranking: rankingFr }, en: { legal: legalEn, ranking: rankingEn } };

/** The texts of the pages about the site: only these pages load them. */
export const useAboutTexts = () => aboutTexts[useLanguage()];
