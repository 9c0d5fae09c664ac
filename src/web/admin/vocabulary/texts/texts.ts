import { textsOf } from '../../../i18n/texts.ts';

/** The texts of what search and matching take for one thing. */
export const vocabularyTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
