import { textsOf } from '../../i18n/texts.ts';

/** The product pages' texts in the page's language. */
export const productTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
