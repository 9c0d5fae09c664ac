import { type IndexData, noPlace } from '../index-data.ts';
import type { SearchCategory, SearchMerchant, Synonyms } from '../search-document.ts';
import { shared } from '../shared-arrays.ts';
import { isSharedName, namesWithin } from '../words/category-names.ts';
import { buildDictionary } from '../words/dictionary.ts';
import { buildSpelling, misspeltRatio } from '../words/spelling.ts';
import {
  createPhraseFinder,
  createSenseFinders,
  createTitleSenses,
  isSense,
  phraseTerms,
  type SenseFinder,
} from '../words/synonyms.ts';
import { readCategory } from '../words/tokenize.ts';
import { buildColumns, neverGivenOf } from './build-columns.ts';
import type { Corpus } from './corpus.ts';
import type { FactTable } from './fact-table.ts';
import { type Surroundings, weighTerms } from './inversion.ts';
import type { Occurrences, Weighed } from './weighed.ts';

/** Builds an index of the present products with these categories, merchants and synonyms. */
export type Indexer = (
  categories: readonly SearchCategory[],
  merchants: readonly SearchMerchant[],
  synonyms: Synonyms,
) => IndexData;

/**
 * Builds indexes from a corpus and the products' facts: deterministic, whatever either contained before. Term
 * weights are cached between builds, and only changes are weighed. Products without texts in the corpus are
 * listed, but no query finds them.
 */
export function createIndexer(corpus: Corpus, facts: FactTable): Indexer {
  let weighed: Weighed | undefined;
  let surroundings: Surroundings | undefined;
  return (categories, merchants, synonyms) => {
    const { isCategoryGuessed, ...columns } = buildColumns(facts, categories, merchants);
    const { ids, byId, listed } = columns;
    const { category } = columns.facets;
    // Numbers of terms are never given to others: those of the last build hold.
    if (surroundings?.name !== nameSurroundings(categories, synonyms)) {
      surroundings = readSurroundings(corpus.lexicon, categories, columns.categoryPaths, synonyms);
    }
    weighed = weighTerms(corpus, { ids, byId, category, isCategoryGuessed }, surroundings, weighed);
    const counts = countDocuments(corpus.lexicon.terms.length, weighed, listed);
    const { used, numbers } = numberTerms(corpus.lexicon.inOrder(), counts);
    const terms = used.map((term) => corpus.lexicon.terms[term]);
    return {
      ...columns,
      isCategoryDoubtful: weighed.isCategoryDoubtful,
      isKindUnsaid: weighed.isKindUnsaid,
      isKindSaid: weighed.isKindSaid,
      categoryNames: categories.map(({ names }) => names),
      categoryCalled: categories.map(({ called = [] }) => called),
      neverGiven: neverGivenOf(categories),
      dictionary: buildDictionary(terms),
      spelling: buildSpelling(terms),
      frequentSpelling: buildSpelling(terms, (term) => counts[used[term]] >= misspeltRatio),
      ...invert(weighed, listed, { used, counts }),
      ...collectTitles(weighed, numbers),
    };
  };
}

const nameSurroundings = (categories: readonly SearchCategory[], synonyms: Synonyms): string =>
  JSON.stringify([categories, synonyms]);

/** What categories and synonyms add to products. */
export function readSurroundings(
  lexicon: Corpus['lexicon'],
  categories: readonly SearchCategory[],
  paths: IndexData['categoryPaths'],
  synonyms: Synonyms,
): Surroundings {
  const findSenses = createSenseFinders(synonyms).said;
  const named = new Set<number>();
  const numberOf = (term: string): number => {
    const number = lexicon.numberOf(term);
    named.add(number);
    return number;
  };
  const numbersOf = (names: readonly string[]) => readCategory(names, findSenses).map(numberOf);
  const placesOf = new Map<string, number[]>();
  for (const [place, { names }] of categories.entries())
    for (const name of names.map(nameKey)) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);
  /** Of "Jewellery & Watches" a ring is no watch: watches have a category of their own beside its. */
  const saysOf = (part: string, path: readonly number[]): boolean =>
    (placesOf.get(nameKey(part)) ?? path).some((place) => path.includes(place));
  const categoryTerms = categories.map(({ names }, place) => {
    const path = paths[place] ?? [];
    const above = path
      .slice(1)
      .flatMap((each) => categories[each]?.names ?? [])
      .flatMap((name) =>
        isSharedName(name) ? namesWithin(name).filter((part) => part !== name && saysOf(part, path)) : name,
      );
    const { parts, others } = partShared(names, findSenses);
    return {
      own: numbersOf(names.filter((name) => !isSharedName(name))),
      parts: parts.map(({ sense, terms }) => ({ sense: numberOf(sense), terms: terms.map(numberOf) })),
      shared: numbersOf([...others, ...above]),
    };
  });
  const senses = createTitleSenses(synonyms, numberOf);
  const categoriesNamed = createPhraseFinder(
    categories.flatMap(({ names, called = [], parentId }, place) =>
      // A department's names say no kind: "Gaming" in a title is no game.
      (parentId === null ? [] : [...names.filter((each) => !isSharedName(each)), ...called]).flatMap(
        (each) => {
          const words = phraseTerms(each).map((term) => lexicon.numberOf(term));
          return words.length > 0 ? { words, term: place } : [];
        },
      ),
    ),
  );
  return {
    name: nameSurroundings(categories, synonyms),
    senses,
    named,
    categoryTerms,
    categoriesNamed,
    categoryPaths: paths,
  };
}

const nameKey = (name: string): string => phraseTerms(name).join(' ');

/** The things that names cover together, each with its names in all languages, and names of what has no synonyms. */
function partShared(names: readonly string[], findSenses: SenseFinder) {
  const parts = new Map<string, string[]>();
  const others: string[] = [];
  for (const name of names.filter(isSharedName).flatMap((each) => namesWithin(each).slice(1))) {
    const terms = readCategory([name], findSenses);
    const sense = terms.find(isSense);
    if (sense === undefined) others.push(name);
    else parts.set(sense, [...(parts.get(sense) ?? []), ...terms]);
  }
  return { parts: Array.from(parts, ([sense, terms]) => ({ sense, terms })), others };
}

/** How many listed documents hold each of the corpus's terms. */
function countDocuments(terms: number, occurrences: Occurrences, listed: number): Uint32Array {
  const counts = new Uint32Array(terms);
  const end = occurrences.starts[listed];
  for (let i = 0; i < end; i++) {
    const term = occurrences.terms[i];
    counts[term] = counts[term] + 1;
  }
  return counts;
}

/** Terms in use in the index's order, and the index's number of each (`unused` for the others). */
type Numbering = { used: number[]; numbers: Uint32Array };
const unused = 2 ** 32 - 1;

function numberTerms(inOrder: readonly number[], counts: Uint32Array): Numbering {
  const used = inOrder.filter((term) => counts[term] > 0);
  const numbers = new Uint32Array(counts.length).fill(unused);
  used.forEach((term, number) => {
    numbers[term] = number;
  });
  return { used, numbers };
}

function invert(
  occurrences: Occurrences,
  listed: number,
  { used, counts }: Pick<Numbering, 'used'> & { counts: Uint32Array },
): Pick<IndexData, 'starts' | 'documents' | 'impacts' | 'places'> {
  const starts = shared.uint32(used.length + 1);
  used.forEach((term, number) => {
    starts[number + 1] = starts[number] + counts[term];
  });
  const total = starts[used.length];
  const postings = {
    documents: shared.uint32(total),
    impacts: shared.uint8(total),
    places: shared.uint8(total),
  };
  const { documents, impacts, places } = postings;
  const { terms, impacts: weights, places: titlePlaces, starts: from } = occurrences;
  /** Indexed by the corpus's terms: one lookup instead of two. */
  const next = new Uint32Array(counts.length);
  used.forEach((term, number) => {
    next[term] = starts[number];
  });
  for (let document = 0; document < listed; document++) {
    const end = from[document + 1];
    for (let i = from[document]; i < end; i++) {
      const term = terms[i];
      const at = next[term];
      next[term] = at + 1;
      documents[at] = document;
      impacts[at] = weights[i];
      places[at] = titlePlaces[i];
    }
  }
  return { starts, ...postings };
}

/** The terms of each document's title, listed or not, as far as listed documents use them. */
function collectTitles(
  occurrences: Occurrences,
  numbers: Uint32Array,
): Pick<IndexData, 'titleStarts' | 'titleTerms'> {
  const count = occurrences.starts.length - 1;
  const titleStarts = shared.uint32(count + 1);
  const { starts, terms, places } = occurrences;
  const found = new Uint32Array(starts[count]);
  let used = 0;
  for (let document = 0; document < count; document++) {
    const end = starts[document + 1];
    for (let i = starts[document]; i < end; i++) {
      if (places[i] >= noPlace) continue;
      const number = numbers[terms[i]];
      if (number !== unused) found[used++] = number;
    }
    titleStarts[document + 1] = used;
  }
  const titleTerms = shared.uint32(used);
  titleTerms.set(found.subarray(0, used));
  return { titleStarts, titleTerms };
}
