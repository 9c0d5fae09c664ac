import { textsOf } from '../../i18n/texts.ts';

/** The texts of the search box's suggestions: loaded with these. */
export const suggestTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
