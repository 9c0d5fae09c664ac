import { legalEn, rankingEn } from './en-about.ts';
import { legalFr, rankingFr } from './fr-about.ts';
import { useLanguage } from './messages.tsx';

const aboutTexts = { fr: { legal: legalFr, ranking: rankingFr }, en: { legal: legalEn, ranking: rankingEn } };

/** The texts of the pages about the site: only these pages load them. */
export const useAboutTexts = () => aboutTexts[useLanguage()];
