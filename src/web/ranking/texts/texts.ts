import { textsOf } from '../../i18n/texts.ts';

/** The texts of “How we rank”. */
export const rankingTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
