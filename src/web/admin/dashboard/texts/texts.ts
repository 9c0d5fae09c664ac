import { textsOf } from '../../../i18n/texts.ts';

/** The texts of how the shop does. */
export const dashboardTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
