import { textsOf } from '../../../i18n/texts.ts';

/** The texts of synonyms and brand aliases. */
export const vocabularyTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
