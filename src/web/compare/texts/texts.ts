import { textsOf } from '../../i18n/texts.ts';

/** The compare pages' texts: only these pages load them. */
export const compareTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
