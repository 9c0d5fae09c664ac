import { textsOf } from '../../i18n/texts.ts';

/** The texts of employees' hours. */
export const timeTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
