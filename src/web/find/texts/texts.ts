import { textsOf } from '../../i18n/texts.ts';

/** The texts of finding a product by its link or code. */
export const findTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
