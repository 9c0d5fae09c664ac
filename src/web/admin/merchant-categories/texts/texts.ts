import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the screen that maps merchants' categories to ours. */
export const merchantCategoriesTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
