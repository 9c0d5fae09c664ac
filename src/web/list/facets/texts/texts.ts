import { textsOf } from '../../../i18n/texts.ts';

/** Texts of the facets: apart from the others, so that only lists load them. */
export const facetTexts = textsOf({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
