import type { IndexData } from '../index-data.ts';
import { type Dictionary, openDictionary } from '../words/dictionary.ts';
import type { Refusal } from './reading/refused.ts';
import type { Matches } from './scoring.ts';

/** Removes matches that are not wanted, in place. */
export function keep<M extends Matches>(matches: M, isWanted: (document: number) => boolean): M {
  const { documents } = matches;
  let count = 0;
  for (let i = 0; i < matches.count; i++) {
    const document = documents[i];
    if (isWanted(document)) documents[count++] = document;
  }
  return { ...matches, count };
}

/** Removes what a text asks not to find, in place. */
export function createRefuser(
  data: IndexData,
  dictionary: Dictionary,
): <M extends Matches>(matches: M, refused: readonly Refusal[]) => M {
  const brands = openDictionary(data.brandKeys);

  /** Whether a document is refused. */
  function isRefused({ brands: keys, words }: Refusal): (document: number) => boolean {
    const numbers = keys
      .map((group) => group.map((key) => brands.find(key) + 1).filter((number) => number > 0))
      .find(({ length }) => length > 0);
    const terms = words.map((each) => new Set(each.map((term) => dictionary.find(term))));
    const isCalled = (document: number): boolean => {
      const title = data.titleTerms.subarray(data.titleStarts[document], data.titleStarts[document + 1]);
      return terms.length > 0 && terms.every((each) => title.some((term) => each.has(term)));
    };
    return (document) => {
      const brand = numbers ? (data.facets.brand[document] ?? 0) : 0;
      return brand > 0 ? (numbers?.includes(brand) ?? false) : isCalled(document);
    };
  }

  return (matches, refused) => {
    if (refused.length === 0) return matches;
    const tests = refused.map(isRefused);
    return keep(matches, (document) => !tests.some((test) => test(document)));
  };
}
