import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the dashboard. */
export const dashboardTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
