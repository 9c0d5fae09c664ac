import { textsOf } from '../../../i18n/texts.ts';

/** The texts of user management. */
export const usersTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
