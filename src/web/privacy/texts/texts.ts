import { textsOf } from '../../i18n/texts.ts';

/** The texts of the privacy page: only it loads them. */
export const privacyTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
