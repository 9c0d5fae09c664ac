import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the compare tray. */
export const trayTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
