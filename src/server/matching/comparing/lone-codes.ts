import type { Division } from './divide-titles.ts';
import type { Listing } from './listing.ts';
import { assemble, prepare } from './prepare.ts';
import { factsOf, type WordFacts } from './word-facts.ts';

/**
 * Two listings without the model number that only one of both titles names ("SM-G960F", "U2723QE"), as shops often leave it
 * out. undefined where there is none, where the other title names another code or a part of it ("KGM9691X", "KGM9691"), and
 * where their common words would fit many products ("Zanussi freezer white").
 */
export function withoutLoneCodes(
  a: Listing,
  b: Listing,
  { both, onlyA, onlyB }: Pick<Division, 'both' | 'onlyA' | 'onlyB'>,
): readonly [Listing, Listing] | undefined {
  const [hasA, hasB] = [onlyA.some(isCode), onlyB.some(isCode)];
  if (hasA === hasB || !both.some(isTelling)) return undefined;
  const [listing, left, other] = hasA ? [a, onlyA, b] : [b, onlyB, a];
  const lone = modelsIn(listing, left);
  if (lone.size === 0 || isPartlyNamed(lone, prepare(other).words)) return undefined;
  const bare = without(listing, lone);
  return hasA ? [bare, b] : [a, bare];
}

/** Words with digits (amounts, names with a number) tell similar products apart; other words and "Series 4" seldom do. */
const isTelling = ({ word, hasDigit }: WordFacts) => hasDigit && word.length > 1;

const isCode = (facts: WordFacts) => facts.isCode;

const isPartlyNamed = (lone: ReadonlySet<string>, words: readonly WordFacts[]) =>
  words.some((facts) => facts.isCode && [...lone].some((word) => word.includes(facts.word)));

/** Words of a title that make up its model numbers, those in pieces too, none of which the other title has. */
function modelsIn({ codes, title }: Listing, left: readonly WordFacts[]): ReadonlySet<string> {
  const lone = new Set(left.filter(({ isModel }) => isModel).map(({ word }) => word));
  const inPieces = codes.filter((code) => !title.includes(code) && factsOf(code).isModel);
  for (const code of inPieces) {
    const pieces = left.filter(({ word, unit }) => unit === '' && code.includes(word));
    const length = pieces.reduce((sum, { word }) => sum + word.length, 0);
    if (length === code.length) for (const { word } of pieces) lone.add(word);
  }
  return lone;
}

function without(listing: Listing, lone: ReadonlySet<string>): Listing {
  const { words, sorted, details } = prepare(listing);
  const isKept = ({ word }: WordFacts) => !lone.has(word);
  const kept = words.filter(isKept);
  return {
    ...listing,
    title: kept.map(({ word }) => word).join(' '),
    prepared: assemble(listing, kept, sorted.filter(isKept), details),
  };
}
