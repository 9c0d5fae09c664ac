import { textsOf } from '../../i18n/texts.ts';

/** The texts of cart and checkout: only these load them. */
export const cartTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
