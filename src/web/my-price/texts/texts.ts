import { textsOf } from '../../i18n/texts.ts';

/** Texts of own prices, and of the page where a shopper says what makes them. */
export const myPriceTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
