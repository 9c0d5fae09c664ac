import { textsOf } from '../../../i18n/texts.ts';

/** The texts of reports. */
export const reportsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
