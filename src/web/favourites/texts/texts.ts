import { textsOf } from '../../i18n/texts.ts';

/** The texts of saved products: loaded with their pages, and when a heart is pressed. */
export const selectionTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
