import { usersEn } from './en-users.ts';
import { usersFr } from './fr-users.ts';
import { useLanguage } from './messages.tsx';

const usersTexts = { fr: usersFr, en: usersEn };

/** The texts of user management. */
export const useUsersTexts = () => usersTexts[useLanguage()];
