import { textsOf } from '../../i18n/texts.ts';

/** The texts of importing a list. */
export const listImportTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
