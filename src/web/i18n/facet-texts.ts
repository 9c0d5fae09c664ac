import { facetsEn } from './en-facets.ts';
import { facetsFr } from './fr-facets.ts';
import { useLanguage } from './messages.tsx';

const facetTexts = { fr: facetsFr, en: facetsEn };

/** Texts of the facets: apart from the others, so that only lists load them. */
export const useFacetTexts = () => facetTexts[useLanguage()];
