import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the category manager. */
export const categoriesTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
