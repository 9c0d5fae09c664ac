import { textsOf } from '../../i18n/texts.ts';

/** The texts of price alerts: loaded with their pages, and when an alert is set. */
export const alertTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
