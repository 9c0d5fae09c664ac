import { textsOf } from '../../i18n/texts.ts';

/** Texts of what stands below the top of a product page: apart from those that its top needs at once. */
export const bodyTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
