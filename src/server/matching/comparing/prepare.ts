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

/** The title's groups of two digits or more, amounts left out, each once. */
export function digitsOf(prepared: Prepared): readonly string[] {
  prepared.digits ??= [
    ...new Set(
      prepared.words.flatMap(({ word, unit, hasDigit }) =>
        hasDigit && unit === '' ? (word.match(twoDigits) ?? []) : [],
      ),
    ),
  ];
  return prepared.digits;
}

function takeApart({ title, brand, mpn, model }: Listing): Prepared {
  const words = title.split(' ').map(factsOf);
  let rarity = 0;
  let squares = 0;
  for (const facts of words) {
    rarity += facts.rarity;
    squares += facts.rarity * facts.rarity;
  }
  return {
    words,
    sorted: words.toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)),
    telling: words.filter(({ word, isGeneric }) => word !== brand && !isGeneric).map(({ word }) => word),
    padded: ` ${title} `,
    glued: title.replaceAll(' ', ''),
    rarity,
    squares,
    details: undefined,
    variant: readVariant(words),
    parts: [mpn, model].filter((part) => part.length >= minPartLength),
    digits: undefined,
  };
}
