import { useLanguage } from '../../../i18n/messages.tsx';
import { facetsEn } from './en.ts';
import { facetsFr } from './fr.ts';

const facetTexts = { fr: facetsFr, en: facetsEn };

/** Texts of the facets: apart from the others, so that only lists load them. */
export const useFacetTexts = () => facetTexts[useLanguage()];
