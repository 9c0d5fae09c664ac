import { textsOf } from '../../../i18n/texts.ts';

export const promoFileTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
