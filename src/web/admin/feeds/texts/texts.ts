import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the merchants' feeds. */
export const feedsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
