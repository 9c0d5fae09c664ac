import { textsOf } from '../../i18n/texts.ts';

/** The texts of the pages of price drops. */
export const dealsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
