import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the product manager. */
export const productsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
