import { matchesEn } from './en-matches.ts';
import { matchesFr } from './fr-matches.ts';
import { useLanguage } from './messages.tsx';

const matchesTexts = { fr: matchesFr, en: matchesEn };

/** The texts about matching. */
export const useMatchesTexts = () => matchesTexts[useLanguage()];
