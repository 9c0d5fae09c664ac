import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the merchants' management. */
export const merchantsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
