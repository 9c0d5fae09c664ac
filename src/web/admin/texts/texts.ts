import { textsOf } from '../../i18n/texts.ts';

/** What all of the back office says: loaded with its pages only. */
export const adminTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
