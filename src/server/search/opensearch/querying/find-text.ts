import {
  asNameOnly,
  isDoubtful,
  isOnlyKind,
  isProperName,
  isUnsaid,
} from '../../engine/querying/absent-kinds.ts';
import type { NamedCategories } from '../../engine/querying/named-categories.ts';
import { parseQuery } from '../../engine/querying/reading/concepts.ts';
import { readQuery } from '../../engine/querying/reading/read-query.ts';
import type { EngineRequest } from '../../engine/request.ts';
import { all, type Clause, countFound, oneOf, type SearchIndex } from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import type { MatchFinder } from './find-matches.ts';
import type { QueryRead, TextMatches } from './text-matches.ts';
import type { Reading, RemoteVocabulary } from './vocabulary.ts';

export type TextFinder = {
  readText(text: string): Promise<Reading<QueryRead>>;
  /** `isPresent`: something to give away is looked for; the text no longer says so. */
  findText(
    text: string,
    sort: EngineRequest['sort'],
    within: Clause | undefined,
    isPresent?: boolean,
  ): Promise<TextMatches>;
  /** What has the very words outside its description, whatever kind they name; undefined: there is none. */
  findNamed(text: string, within: Clause | undefined): Promise<TextMatches | undefined>;
};

/** Finds what a text means: of the kinds that it may name the first of which there is something, else what is on their shelves. */
export function createTextFinder(
  ask: SearchIndex,
  vocabulary: RemoteVocabulary,
  { find, findShelf, findCalled, isAbsent }: MatchFinder,
  { categories, findCategories, listLesserKinds }: Surroundings,
): TextFinder {
  const readText = (text: string) =>
    vocabulary.read((known) => {
      const query = readQuery(text, known);
      return { query, concepts: parseQuery(query, known) };
    });

  /** Some of what is found is on the shelves of its kind. */
  async function isOnShelves({ clause }: TextMatches, { places }: NamedCategories): Promise<boolean> {
    const ids = Array.from(places, (place) => categories[place]?.id ?? -1);
    const [count = 0] = await countFound(ask, [all([clause, oneOf('category', ids)])], 1);
    return count > 0;
  }

  async function findMeant(
    text: string,
    sort: EngineRequest['sort'],
    within: Clause | undefined,
    isPresent = false,
  ): Promise<TextMatches> {
    const reading = await readText(text);
    const isStrict = sort !== 'relevance';
    const { query, concepts } = reading.made;
    /** In the whole catalogue, not only within a part of it. */
    const isFound = async (found: TextMatches, kind: NamedCategories): Promise<boolean> => {
      if ((await found.look()).count > 0) return true;
      if (!within) return false;
      const everywhere = await find(reading, { ...kind, isStrict });
      return (await everywhere.look()).count > 0;
    };
    /** Of lesser kinds, what is found of the first of which there is something. */
    const findLesser = async (named: NamedCategories): Promise<TextMatches | undefined> => {
      for (const lesser of listLesserKinds(named, query)) {
        if (await isAbsent(reading, lesser)) continue;
        const found = await find(reading, { ...lesser, isStrict }, within);
        if (!isProperName(concepts, lesser) && !(await isOnShelves(found, lesser))) continue;
        if (await isFound(found, lesser)) return found;
      }
      return undefined;
    };
    const named = findCategories({ ...query, isPresent });
    let matches = await find(reading, { ...named, isStrict }, within);
    const isNowhere =
      (!matches.hasMatch && isOnlyKind(concepts, named)) ||
      ((!matches.hasMatch || isDoubtful(concepts)) && (await isAbsent(reading, named)));
    if (!matches.hasMatch && !isNowhere && isProperName(concepts, named))
      matches = await find(reading, { ...asNameOnly(named), isStrict }, within);
    if (!isNowhere && (named.own.size === 0 || (await isFound(matches, named)))) return matches;
    const lesser = isNowhere ? await findLesser(named) : undefined;
    return lesser ?? findShelf(reading, named, within);
  }

  /** What says all words is a match at last, though none of the kind that they name. */
  async function findText(...asked: Parameters<TextFinder['findText']>): Promise<TextMatches> {
    const [matches, { made }] = await Promise.all([findMeant(...asked), readText(asked[0])]);
    const isMatch = matches.hasMatch || ((await matches.isSaid()) && (await matches.look()).count > 0);
    const isOfName = isProperName(made.concepts, findCategories(made.query));
    return { ...matches, hasMatch: isMatch, isOfName };
  }

  async function findNamed(text: string, within: Clause | undefined): Promise<TextMatches | undefined> {
    const reading = await readText(text);
    const { query, concepts } = reading.made;
    if (isUnsaid(concepts, findCategories(query))) return undefined;
    const found = await findCalled(reading, within);
    return (await found.look()).count > 0 ? found : undefined;
  }

  return { readText, findText, findNamed };
}
