import { isRunField } from '../fields.ts';
import { beginsOf, differingPairs, pairOf } from '../words/compounds.ts';
import { type Corpus, isExtraToken, tokenField, tokenTerm } from './corpus.ts';
import type { Basis, Weighed } from './weighed.ts';

/** For each document, the former document of the same product with unchanged weights; -1: none. */
export function findUnchanged(corpus: Corpus, before: Weighed | undefined, now: Basis): Int32Array {
  const found = new Int32Array(now.ids.length).fill(-1);
  if (!before || before.surroundings !== now.surroundings) return found;
  if (before.averages.some((average, field) => average !== now.averages[field])) return found;
  const holdsPair = createPairFinder(
    differingPairs(before.compounds, now.compounds),
    corpus.lexicon.terms.length,
  );
  // Both are gone through in the order of product ids.
  let at = 0;
  for (const document of now.byId) {
    const id = now.ids[document];
    while (at < before.byId.length && before.ids[before.byId[at]] < id) at++;
    const was = before.byId[at];
    if (was === undefined || before.ids[was] !== id) continue;
    const isSame =
      before.category[was] === now.category[document] &&
      before.isCategoryGuessed[was] === now.isCategoryGuessed[document] &&
      corpus.revisionOf(id) <= before.revision;
    if (isSame && !holdsPair(corpus.tokensOf(id))) found[document] = was;
  }
  return found;
}

/** Finds texts in which a compound of two neighbours has changed. */
function createPairFinder(pairs: ReadonlySet<number>, terms: number): (tokens: Uint32Array) => boolean {
  if (pairs.size === 0) return () => false;
  const begins = beginsOf(pairs, terms);
  return (tokens) => {
    let before = -1;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (!isRunField(tokenField(token))) return false;
      if (isExtraToken(token)) continue;
      const term = tokenTerm(token);
      if (before >= 0 && begins[before] === 1 && pairs.has(pairOf(before, term))) return true;
      before = term;
    }
    return false;
  };
}
