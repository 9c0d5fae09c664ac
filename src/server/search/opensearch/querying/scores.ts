import {
  farFactor,
  lackingFactor,
  mentionFactor,
  otherFactor,
  partLift,
  shelvedFactor,
  strayFactor,
  wholeLift,
} from '../../engine/querying/ranking.ts';
import { standingEffect } from '../../engine/querying/scoring.ts';
import { all, any, type Clause, isListed, none, oneOf, term } from '../query-language.ts';
import type { ChosenTier } from './choose-tier.ts';
import {
  kindFilter,
  mentionsFilter,
  namesKind,
  othersFilter,
  othersOfShelf,
  othersOnShelf,
  saysThing,
  tierOfThings,
} from './kind-clauses.ts';
import type { TextQuery } from './text-query.ts';
import { tierFilter, wordFilter, wordFilters, wordScore } from './word-clauses.ts';

/** What stands on the shelf of a kind that nothing is of: what holds more of the words first, if only a part of the kind's name, then by standing. */
export function scoredShelf(query: TextQuery): Clause {
  const held = query.concepts.map((_, at) => {
    const filter = wordFilter(query, at, query.kind.includes(at) ? 'main' : 'words');
    return { constant_score: { filter, boost: 1, _name: String(at) } };
  });
  const filter = [isListed, oneOf('category', query.categories)];
  return {
    function_score: {
      query: { bool: { filter, must: [{ match_all: {} }], should: held } },
      functions: [{ field_value_factor: { field: 'standing', missing: 1 } }],
      boost_mode: 'multiply',
    },
  };
}

/** Points times the share of the words that a product holds: each word that it holds adds its part. */
const timesShare = (query: TextQuery, found: Clause): Clause => {
  const filters = wordFilters(query, 'words');
  return {
    function_score: {
      query: found,
      functions: filters.map((filter) => ({ filter, weight: 1 / filters.length })),
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  };
};

/** Scores products as the embedded engine does: points of words, times what else speaks for a product. */
export function scored(query: TextQuery, { filter, isParted, isOfKind, mayStray }: ChosenTier): Clause {
  const words = query.concepts.length;
  const factors: Clause[] = [{ field_value_factor: { field: 'standing', missing: 1 } }];
  if (words === 1) factors.push({ filter: none([tierFilter(query, 2)]), weight: mentionFactor });
  if (isOfKind && query.categories.length > 0)
    factors.push(
      { filter: none([namesKind(query, 'main')]), weight: shelvedFactor },
      { filter: none([saysThing(query)]), weight: shelvedFactor },
    );
  if (query.categoriesFar.length > 0) {
    const sure = query.isPresent ? [] : [term('isCategoryDoubtful', false)];
    const isFar = all([oneOf('category', query.categoriesFar), ...sure]);
    factors.push({ filter: isFar, weight: farFactor });
  }
  const mentions = isParted ? mentionsFilter(query) : [];
  if (isParted)
    factors.push({ filter: any([none([tierOfThings(query, words)]), ...mentions]), weight: lackingFactor });
  const strays = [
    ...mentions,
    ...othersOnShelf(query),
    ...(query.ownCategories.length > 0 ? [othersFilter(query)] : []),
    ...(mayStray ? [none([tierOfThings(query, words), kindFilter(query)])] : []),
    ...(query.isStrict && query.categories.length > 0 ? [none([saysThing(query)])] : []),
  ];
  const figures = query.concepts.flatMap(({ isLeadingFigure }, at) =>
    isLeadingFigure ? [wordFilter(query, at, 'words')] : [],
  );
  if (figures.length > 0)
    factors.push({ filter: none([tierFilter(query, words), any(figures)]), weight: otherFactor });
  if (strays.length > 0) factors.push({ filter: any(strays), weight: strayFactor });
  if (query.categories.length > 0)
    factors.push({
      filter: all([
        oneOf('category', query.categories),
        term('isCategoryDoubtful', false),
        ...(words > 1 && query.ownCategories.length > 0 ? [saysThing(query)] : []),
        none(othersOfShelf(query)),
      ]),
      weight: query.isCategory ? wholeLift : partLift,
    });
  for (const [id, lift] of query.learned) factors.push({ filter: term('id', id), weight: lift });
  const points = query.concepts.map((_, at) => wordScore(query, at));
  const found = { bool: { should: points, filter: [filter], minimum_should_match: 0 } };
  return {
    function_score: {
      query: words > 1 ? timesShare(query, found) : found,
      functions: factors,
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}

/** Orders a few products behind the best by their standing: below half of the best score. */
export const scoredBehind = (filter: Clause, score: number): Clause => ({
  function_score: {
    query: { constant_score: { filter, boost: score } },
    functions: [{ field_value_factor: { field: 'standing', factor: 1 / (1 + standingEffect), missing: 1 } }],
    boost_mode: 'multiply',
  },
});
