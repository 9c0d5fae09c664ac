import { textsOf } from '../../i18n/texts.ts';

/** The texts of the dialog about what is wrong. */
export const reportTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
