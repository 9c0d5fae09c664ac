import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the mail list and the audit log. */
export const logsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
