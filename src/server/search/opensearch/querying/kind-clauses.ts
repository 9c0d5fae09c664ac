import { isProperName, isUnheardOf, isUnsaid } from '../../engine/querying/absent-kinds.ts';
import { mayMention } from '../../engine/querying/ranking.ts';
import type { Concept } from '../../engine/querying/reading/concepts.ts';
import { noTerm } from '../../engine/querying/reading/read-query.ts';
import { maxOfKind } from '../../engine/querying/word-scores.ts';
import { all, any, type Clause, isListed, none, oneOf, term } from '../query-language.ts';
import type { TextQuery } from './text-query.ts';
import { tierFilter, wordFilter, wordFilters } from './word-clauses.ts';

/** Products on the shelves that are named, or above these. */
const shelvedNear = ({ categories, categoriesAbove }: TextQuery): Clause =>
  oneOf('category', [...categories, ...categoriesAbove]);

/** Products that say that they are another kind of thing than those that are named, whatever they hold. */
export const othersFilter = (query: TextQuery): Clause =>
  query.ownCategories.length > 0
    ? all([term('isKindSaid', true), none([shelvedNear(query)])])
    : { match_none: {} };

/** Products that hold at least so many words, of those that may be what was asked for. */
export const tierOfThings = (query: TextQuery, tier: number): Clause =>
  all([tierFilter(query, tier), none([othersFilter(query)])]);

/** Products that a word names the kind of. */
const saysKind = (query: TextQuery, field: 'words' | 'main'): Clause =>
  query.kind.length > 0 ? any(query.kind.map((at) => wordFilter(query, at, field))) : { match_none: {} };

/** … and that do not say that they are of another. */
export const namesKind = (query: TextQuery, field: 'words' | 'main'): Clause =>
  all([saysKind(query, field), none([othersFilter(query)])]);

/** Products that a word names the kind of, or that are in a category that is named. */
export const kindFilter = (query: TextQuery): Clause =>
  any([
    namesKind(query, 'words'),
    ...(query.categories.length > 0 ? [oneOf('category', query.categories)] : []),
  ]);

/** Products that say what the thing is called, of a name of several words all of it. */
const saysName = (query: TextQuery): Clause => {
  const { kind, isKindWhole } = query;
  const words = kind.map((at) => wordFilter(query, at, 'main'));
  return isKindWhole ? any(words, Math.min(maxOfKind, kind.length)) : saysKind(query, 'words');
};

/** … or are in a category that is named: what is shown where nothing holds all words. */
export const calledFilter = (query: TextQuery): Clause =>
  any([
    all([saysName(query), none([othersFilter(query)])]),
    ...(query.categories.length > 0 ? [oneOf('category', query.categories)] : []),
  ]);

/** On a shelf of several things only what does not say that it is another. */
export const thingFilter = (query: TextQuery): Clause =>
  any([
    namesKind(query, 'main'),
    all([oneOf('category', query.categories), ...(query.isPart ? [term('isKindSaid', false)] : [])]),
  ]);

/** The same, but a shelf below is for something else. */
export const saysThing = (query: TextQuery): Clause =>
  any([namesKind(query, 'main'), oneOf('category', query.ownCategories)]);

/** On a shelf of several things, what says its kind and is not called by the one that is named. */
export const othersOfShelf = (query: TextQuery): Clause[] =>
  query.isPart
    ? [all([term('isKindSaid', true), oneOf('category', query.categories), none([namesKind(query, 'main')])])]
    : [];

/** … where the query names another kind as well. */
export const othersOnShelf = (query: TextQuery): Clause[] => (query.hasUse ? othersOfShelf(query) : []);

/** Products that are no such thing and hold fewer than half of the words outside their description, as far as these stand behind. */
export const mentionsFilter = (query: TextQuery): Clause[] => {
  const { concepts, ownCategories, categories } = query;
  if (!mayMention(concepts.length, ownCategories.length > 0)) return [];
  const half = any(wordFilters(query, 'main'), Math.ceil(concepts.length / 2));
  return [none([namesKind(query, 'main'), oneOf('category', categories), half])];
};

/** Products that hold a word of the kind's name, and mean by it what shoppers do: a pull station among alarms is no "pull". */
function calledBy(query: TextQuery, at: number): Clause {
  const { concepts, termOf, ownCategories } = query;
  const said = wordFilter(query, at, 'main');
  const { alternatives, unsaid } = concepts[at] as Concept;
  if (unsaid === noTerm || ownCategories.length === 0) return said;
  const others = alternatives.flatMap((each) => (each.term === unsaid ? [] : termOf(each.term)));
  const isMeant = any([oneOf('main', others), term('isCategoryDoubtful', true), shelvedNear(query)]);
  return all([said, isMeant]);
}

/** Products that may be of the kind that is named, whatever else they hold: where there are none, nothing is. */
export function kindEvidence(query: TextQuery): Clause {
  const { kind, isKindWhole, isPart, categories } = query;
  const words = kind.map((at, i) =>
    isKindWhole && i > 0 ? wordFilter(query, at, 'main') : calledBy(query, at),
  );
  const byAll = query.concepts.length > kind.length ? [all(wordFilters(query, 'main'))] : [];
  const meant = isProperName(query.concepts, query) ? [] : [any([none([othersFilter(query)]), ...byAll])];
  const called = all([isKindWhole ? all(words) : any(words), ...meant]);
  if (isUnheardOf(query.concepts, query) || isUnsaid(query.concepts, query)) return called;
  const mayBe = isPart ? [term('isKindSaid', false), term('isCategoryDoubtful', false)] : [];
  return any([called, all([isListed, oneOf('category', categories), ...mayBe])]);
}

/**
 * What lacks a word and is no such thing has to tell more, outside its description, than a colour, a number, for whom it is, or a
 * part of the thing's name.
 */
export function tellingFilter(query: TextQuery): Clause[] {
  const { concepts, kind, isOnlyKind, categories } = query;
  if (kind.length === 0) return [];
  const telling = concepts.flatMap(({ isFaint }, at) =>
    isFaint || isOnlyKind || kind.includes(at) ? [] : [wordFilter(query, at, 'main')],
  );
  const shelved = categories.length > 0 ? [oneOf('category', categories)] : [];
  return [any([tierFilter(query, concepts.length), saysName(query), ...shelved, ...telling])];
}
