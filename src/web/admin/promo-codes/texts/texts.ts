import { textsOf } from '../../../i18n/texts.ts';

export const promoCodeTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
