import { textsOf } from '../../../i18n/texts.ts';

/** The texts of the lists of mails and of what happened. */
export const logsTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
