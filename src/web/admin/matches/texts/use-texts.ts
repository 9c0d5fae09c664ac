import { useLanguage } from '../../../i18n/messages.tsx';
import { matchesEn } from './en.ts';
import { matchesFr } from './fr.ts';

const matchesTexts = { fr: matchesFr, en: matchesEn };

/** The texts about matching. */
export const useMatchesTexts = () => matchesTexts[useLanguage()];
