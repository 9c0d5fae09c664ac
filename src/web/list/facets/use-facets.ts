import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FacetChoice, readFacetChoice } from '../../../contract/catalogue/facet-choice.ts';
import type { ListFacets } from '../../../contract/catalogue/list-schema.ts';
import { categoryName } from '../../i18n/category-name.ts';
import { formatRoundPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { viewState } from '../../layout/view-link.tsx';
import { useIsOffline } from '../use-is-offline.ts';
import {
  type Chosen,
  listChosen,
  type Namer,
  type Specification,
  specificationsOf,
  understoodChoice,
  type Value,
  valuesOf,
} from './chosen.ts';
import { facetTexts } from './texts/texts.ts';

/** What a list's facets offer and what is chosen of it. */
export type FacetView = {
  facets: ListFacets;
  specifications: Specification[];
  values: Record<'in' | 'brand' | 'merchant' | 'condition' | 'spec', Value[]>;
  choice: FacetChoice;
  chosen: Chosen[];
  names: Namer;
  /** Address of the list with another choice, at its first page. */
  address: (choice: FacetChoice) => string;
};

/** For a list without facets. */
export const noFacets: ListFacets = {
  categories: [],
  brands: [],
  merchants: [],
  conditions: [],
  prices: { lowest: null, highest: null, bands: [] },
  ratings: [],
  specifications: [],
  inStock: 0,
  freeDelivery: 0,
  arrivals: [],
};

function useNamer(): Namer {
  const language = useLanguage();
  const texts = useTexts(facetTexts);
  const { product } = useTexts(sharedTexts);
  const format = (euros: number) => formatRoundPrice(language, euros);
  return {
    category: (names) => categoryName(language, names),
    own: ({ name, nameFr }) => (language === 'fr' ? nameFr : name),
    specification: texts.specification,
    condition: (condition) => product.conditions[condition],
    rating: texts.minRating,
    price(min, max) {
      if (min === undefined) return texts.below(format(max ?? 0));
      return max === undefined ? texts.above(format(min)) : texts.between(format(min), format(max));
    },
    inStock: texts.inStock,
    freeDelivery: texts.freeDelivery,
    arrivesWithin: texts.arrivesWithin,
  };
}

/** Reads the list's response, with its valid choice. */
export function useFacetView(
  facets: ListFacets,
  asked: FacetChoice,
  address: FacetView['address'],
): FacetView {
  const names = useNamer();
  const specifications = specificationsOf(facets, names);
  const values = valuesOf(facets, specifications, names);
  const choice = understoodChoice(asked, values);
  return {
    facets,
    specifications,
    values,
    choice,
    chosen: listChosen(choice, values, names),
    names,
    address,
  };
}

/**
 * Navigates to the list with the form's choice; focus and scroll position stay. `ticked`: the form's choice
 * until that list is there, or another navigation took its place.
 */
export function useApplyForm(address: FacetView['address']) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<FacetChoice>();
  const isOffline = useIsOffline();
  const apply = async (form: HTMLFormElement) => {
    // The boxes stay as they are.
    if (isOffline()) return;
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    const choice = readFacetChoice(new URLSearchParams(entries));
    setTicked(choice);
    await navigate(address(choice), { preventScrollReset: true, state: viewState });
    // Together with the list, which the router shows in a transition too.
    startTransition(() => setTicked((now) => (now === choice ? undefined : now)));
  };
  return { apply, ticked };
}
