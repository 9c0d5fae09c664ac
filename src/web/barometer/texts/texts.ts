import { textsOf } from '../../i18n/texts.ts';

/** The texts of the barometer. */
export const barometerTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
