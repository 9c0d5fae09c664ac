import { textsOf } from '../../i18n/texts.ts';

/** The texts of the dialog, the menu and the pages about accounts: loaded with these only. */
export const accountTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
