import type { IndexData } from '../index-data.ts';
import { placesBelow } from './categories/neighbours.ts';
import type { NamedCategories } from './named-categories.ts';
import { namesVariant } from './named-variants.ts';
import type { Pager } from './pager.ts';
import { parseQuery } from './reading/concepts.ts';
import type { QueryVocabulary, QueryWords } from './reading/read-query.ts';
import { createRefuser } from './refusing.ts';
import type { Matches, Scorer } from './scoring.ts';
import {
  createBrandFinder,
  createBrandSuggester,
  createCategorySuggester,
  inTurns,
  type Suggestions,
  shareOfBrand,
} from './suggest.ts';

type Parts = {
  vocabulary: QueryVocabulary;
  score: Scorer['score'];
  pager: Pager;
  findCategories(query: QueryWords): NamedCategories;
  placeOfCategory: ReadonlyMap<number, number>;
  /** Listed documents of the category at a place. */
  sizeOf(place: number): number;
  /** The best documents of a category, one of each family. */
  bestIn(categoryId: number, limit: number): number[];
  /** Puts one document of each family first, the best match; returns how many. */
  foldMatches(matches: Matches): number;
};

/** A category or brand is meant as well where it has so large a share of the products of the one before it. */
export const halfAsMany = 0.5;

/** Suggests categories, brands and products for a text that is being typed; `isWhole`: some product holds all of its words. */
export function createSuggester(
  data: IndexData,
  { vocabulary, score, pager, findCategories, placeOfCategory, sizeOf, bestIn, foldMatches }: Parts,
): (
  query: QueryWords,
  limit: number,
) => Omit<Suggestions, 'productIds'> & { documents: number[]; isWhole: boolean } {
  const suggestCategories = createCategorySuggester(data);
  const suggestBrands = createBrandSuggester(data);
  const findBrand = createBrandFinder(data);
  const withoutRefused = createRefuser(data, vocabulary.dictionary);

  function bestOfBrand(matches: Matches, brand: string, limit: number): number[] {
    const number = findBrand(brand);
    const all = matches.documents.subarray(0, matches.count);
    const documents = all.filter((document) => data.facets.brand[document] === number);
    return pager.byScore({ ...matches, documents, count: documents.length }, { offset: 0, limit });
  }

  return (query, limit) => {
    const { text } = query;
    const named = findCategories(query);
    const concepts = parseQuery(query, vocabulary, { isBegun: true, isName: named.isWhole });
    const categoryIds = suggestCategories(text, limit, named);
    const brands = suggestBrands(text, limit);
    const places = categoryIds.flatMap((id) => placeOfCategory.get(id) ?? []);
    // "logi" is Logitech rather than "Logiciels" where that has more products, and either where it has half as many.
    const [first] = places;
    const brandShare = shareOfBrand(text, brands, first === undefined ? 0 : sizeOf(first), named);
    // "ref" is a fridge: a category with less than half as many products is named, its things are not shown.
    const most = sizeOf(places[0] ?? 0) * halfAsMany;
    const meant = new Set(brandShare > 1 ? [] : places.filter((place) => sizeOf(place) >= most));
    const begun = { places: placesBelow(data.categoryPaths, meant), isWhole: true };
    // What names a kind already is searched as a query: no battery for "laptop".
    const found = score(concepts, named.own.size > 0 ? named : begun);
    const matches = withoutRefused(found, query.refused);
    const request = { sort: 'relevance', offset: 0, limit } as const;
    const count = namesVariant(query) ? matches.count : foldMatches(matches);
    const shownMatches = { ...matches, count };
    const best = pager.byScore(shownMatches, request);
    const ofBrand = brandShare >= halfAsMany ? bestOfBrand(shownMatches, brands[0]?.brand ?? '', limit) : [];
    const shown = new Set(brandShare > 1 ? [...ofBrand, ...best] : inTurns(best, ofBrand));
    // Where no title begins so, "snea", the best of the category that does.
    const [category] = shown.size > 0 ? [] : categoryIds;
    const things = category === undefined ? [...shown] : bestIn(category, limit);
    return { documents: things.slice(0, limit), categoryIds, brands, isWhole: matches.isWhole };
  };
}
