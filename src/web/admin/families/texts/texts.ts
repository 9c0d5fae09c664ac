import { textsOf } from '../../../i18n/texts.ts';

/** The texts of families. */
export const familiesTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
