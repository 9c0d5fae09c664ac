import { textsOf } from '../../i18n/texts.ts';

/** The texts of merchants' pages: only these load them. */
export const merchantTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
