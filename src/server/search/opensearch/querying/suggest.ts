import { placesBelow } from '../../engine/querying/categories/neighbours.ts';
import { type Completions, readTyped } from '../../engine/querying/complete-phrase.ts';
import { namesVariant } from '../../engine/querying/named-variants.ts';
import { parseQuery } from '../../engine/querying/reading/concepts.ts';
import { readQuery } from '../../engine/querying/reading/read-query.ts';
import type { Refusal } from '../../engine/querying/reading/refused.ts';
import { reviseTyped } from '../../engine/querying/revising/revise-typed.ts';
import {
  inTurns,
  isBetter,
  isMeant,
  mergeSuggestions,
  noSuggestions,
  type Suggestions,
  shareOfBrand,
} from '../../engine/querying/suggest.ts';
import { halfAsMany } from '../../engine/querying/suggest-products.ts';
import { brandKey } from '../../engine/words/brand-key.ts';
import { all, type Clause, idsAlone, idsOf, isListed, type SearchIndex, term } from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Brands } from './brands.ts';
import type { MatchFinder } from './find-matches.ts';
import { byScore, byStanding } from './orders.ts';
import type { RemoteVocabulary } from './vocabulary.ts';

/** What suggestions are made with. */
type Sources = {
  brands: Brands;
  vocabulary: RemoteVocabulary;
  matchFinder: MatchFinder;
  inCategory(id: number): Clause;
  whatIsRefused(refused: readonly Refusal[]): Promise<Clause[]>;
};

/** Suggests as the embedded engine does (engine/querying/suggest.ts). */
export function createSuggest(
  ask: SearchIndex,
  { categories, categoryPaths, findCategories, countsByCategory, suggestCategories }: Surroundings,
  { brands, vocabulary, matchFinder, inCategory, whatIsRefused }: Sources,
): (text: string, limit: number) => Promise<Suggestions> {
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));

  /** Where no title begins so, the best of the category that does. */
  async function bestIn(categoryId: number, limit: number): Promise<number[]> {
    const response = await ask('products', {
      size: limit,
      query: all([isListed, inCategory(categoryId)]),
      sort: byStanding,
      ...idsAlone,
      collapse: { field: 'fold' },
    });
    return idsOf(response);
  }

  /** `unwanted`: what is not shown. */
  async function suggestFor(
    text: string,
    limit: number,
    unwanted: readonly Clause[],
  ): Promise<Suggestions & { isWhole: boolean }> {
    const reading = await vocabulary.read((known) => {
      const query = readQuery(text, known);
      const named = findCategories(query);
      const concepts = parseQuery(query, known, { isBegun: true, isName: named.isWhole });
      return { query, concepts, named };
    });
    const { query, named } = reading.made;
    if (query.words.length === 0) return { ...noSuggestions, isWhole: false };
    const categoryIds = suggestCategories(text, limit, named);
    const suggested = await brands.beginning(text, limit);
    const [first] = categoryIds;
    const size = first === undefined ? 0 : (countsByCategory.get(first) ?? 0);
    const brandShare = shareOfBrand(text, suggested, size, named);
    const isMany = (id: number) => (countsByCategory.get(id) ?? 0) >= size * halfAsMany;
    const meant = brandShare > 1 ? [] : categoryIds.filter(isMany).flatMap((id) => placeOf.get(id) ?? []);
    const places = placesBelow(categoryPaths, new Set(meant));
    // What names a kind already is searched as a query: no battery for "laptop".
    const { clause, isWhole } = await matchFinder.find(
      reading,
      named.own.size > 0 ? named : { places, isWhole: true },
    );
    const best = async (filter: readonly Clause[]) => {
      const response = await ask('products', {
        size: limit,
        query: { bool: { must: [clause], filter, must_not: unwanted } },
        sort: byScore,
        ...idsAlone,
        ...(!namesVariant(query) && { collapse: { field: 'fold' } }),
      });
      return idsOf(response);
    };
    const isBrand = brandShare >= halfAsMany;
    const [shown, ofBrand] = await Promise.all([
      best([]),
      isBrand ? best([term('brand', brandKey(suggested[0]?.brand ?? ''))]) : [],
    ]);
    const ids = new Set(brandShare > 1 ? [...ofBrand, ...shown] : inTurns(shown, ofBrand));
    const things = ids.size > 0 || first === undefined ? [...ids] : await bestIn(first, limit);
    return { productIds: things.slice(0, limit), categoryIds, brands: suggested, isWhole };
  }

  async function suggestCompleted(
    { texts, isBehind }: Completions,
    limit: number,
    unwanted: readonly Clause[],
  ): Promise<Suggestions | undefined> {
    for (const completed of texts) {
      const found = await suggestFor(completed, limit, unwanted);
      if (!isBehind || found.isWhole) return found;
    }
    return undefined;
  }

  async function suggestTyped(text: string, limit: number): Promise<Suggestions> {
    const { made: typed } = await vocabulary.read((known) => readTyped(text, known));
    const { completions } = typed;
    const words = typed.query.words.length;
    const unwanted = await whatIsRefused(typed.query.refused);
    const found = await suggestFor(typed.query.text, limit, unwanted);
    const completed = await suggestCompleted(completions, limit, unwanted);
    const merged = completed ? mergeSuggestions(found, completed, { limit, isOneWord: words === 1 }) : found;
    const isWhole = found.isWhole || completed !== undefined;
    if (words === 0 || isMeant(merged, isWhole)) return merged;
    const { made: revision } = await vocabulary.read((known) =>
      reviseTyped(readTyped(text, known).query, known, isWhole),
    );
    const revised = revision && (await suggestFor(revision.text, limit, unwanted));
    return revised && isBetter(revised, merged) ? revised : merged;
  }

  return async (text, limit) => {
    const { productIds, categoryIds, brands: suggested } = await suggestTyped(text, limit);
    return { productIds, categoryIds, brands: suggested };
  };
}
