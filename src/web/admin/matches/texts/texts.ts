import { textsOf } from '../../../i18n/texts.ts';

/** The texts about matching. */
export const matchesTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
