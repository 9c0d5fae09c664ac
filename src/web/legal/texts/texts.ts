import { textsOf } from '../../i18n/texts.ts';

/** The texts of the legal notice. */
export const legalTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
