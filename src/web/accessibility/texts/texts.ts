import { textsOf } from '../../i18n/texts.ts';

/** The texts of the accessibility statement. */
export const accessibilityTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
