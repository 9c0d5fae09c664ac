import { textsOf } from '../../../i18n/texts.ts';

/** The texts of what visitors report. */
export const reportsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
