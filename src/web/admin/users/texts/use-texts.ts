import { useLanguage } from '../../../i18n/messages.tsx';
import { usersEn } from './en.ts';
import { usersFr } from './fr.ts';

const usersTexts = { fr: usersFr, en: usersEn };

/** The texts of user management. */
export const useUsersTexts = () => usersTexts[useLanguage()];
