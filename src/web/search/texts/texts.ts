import { textsOf } from '../../i18n/texts.ts';

/** What search results say of the words that were searched. */
export const searchTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
