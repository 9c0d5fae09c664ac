import type { Listing } from './listing.ts';
import type { Prepared } from './prepared.ts';
import { readVariant } from './variant.ts';
import { factsOf, type WordFacts } from './word-facts.ts';

const minPartLength = 3;

export function prepare(listing: Listing): Prepared {
  listing.prepared ??= takeApart(listing);
  return listing.prepared;
}

export function prepareDetails(listing: Listing): readonly WordFacts[] {
  const prepared = prepare(listing);
  prepared.details ??= listing.details === '' ? [] : listing.details.split(' ').map(factsOf);
  return prepared.details;
}

const twoDigits = /\d{2,}/g;

function digitsIn(facts: WordFacts): readonly string[] {
  facts.digits ??= facts.word.match(twoDigits) ?? none;
  return facts.digits;
}

/** The title's groups of two digits or more, amounts left out, each once. */
export function digitsOf(prepared: Prepared): readonly string[] {
  prepared.digits ??= [
    ...new Set(
      prepared.words.flatMap((facts) => (facts.hasDigit && facts.unit === '' ? digitsIn(facts) : none)),
    ),
  ];
  return prepared.digits;
}

/** Words of the title that are neither brand nor filler. */
export function tellingOf(listing: Listing): readonly WordFacts[] {
  const prepared = prepare(listing);
  prepared.telling ??= prepared.words.filter(({ word, isGeneric }) => word !== listing.brand && !isGeneric);
  return prepared.telling;
}

export function gluedOf(prepared: Prepared): string {
  prepared.glued ??= prepared.words.map(({ word }) => word).join('');
  return prepared.glued;
}

function takeApart(listing: Listing): Prepared {
  const words = listing.title.split(' ').map(factsOf);
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  return assemble(listing, words, sorted, undefined);
}

/** Of words that were taken apart before. */
export function assemble(
  { mpn, model }: Pick<Listing, 'mpn' | 'model'>,
  words: readonly WordFacts[],
  sorted: readonly WordFacts[],
  details: readonly WordFacts[] | undefined,
): Prepared {
  let rarity = 0;
  let squares = 0;
  for (const facts of words) {
    rarity += facts.rarity;
    squares += facts.rarity * facts.rarity;
  }
  return {
    words,
    sorted,
    telling: undefined,
    glued: undefined,
    rarity,
    squares,
    details,
    variant: readVariant(words),
    parts: partsOf(mpn, model),
    digits: undefined,
  };
}

function partsOf(mpn: string, model: string): readonly string[] {
  if (mpn.length < minPartLength) return model.length < minPartLength ? none : [model];
  return model.length < minPartLength ? [mpn] : [mpn, model];
}

const none: readonly never[] = [];
