import { textsOf } from '../../i18n/texts.ts';

/** The shared texts of the back office: loaded with its pages only. */
export const adminTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
