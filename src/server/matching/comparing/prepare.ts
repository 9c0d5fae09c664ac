import type { Listing } from './listing.ts';
import { readVariant, type Variant } from './variant.ts';
import { factsOf, type WordFacts } from './word-facts.ts';

/** A listing's texts taken apart once, for the many listings that it is compared with. */
export type Prepared = {
  /** The title's words in their order. */
  words: readonly WordFacts[];
  sorted: readonly WordFacts[];
  /** Words of the title that are neither brand nor filler, in their order. */
  telling: readonly string[];
  /** The title with a space around each word, and without any. */
  padded: string;
  glued: string;
  /** Sum of the words' rarity, and of its squares. */
  rarity: number;
  squares: number;
  /** The first words of its description, made when they are first asked for: most pairs are settled without them. */
  details?: readonly WordFacts[];
  variant: Variant;
  /** Part number and model where they are long enough to say something. */
  parts: readonly string[];
};

const shortestPart = 3;

export function prepare(listing: Listing): Prepared {
  listing.prepared ??= takeApart(listing);
  return listing.prepared;
}

export function prepareDetails(listing: Listing): readonly WordFacts[] {
  const prepared = prepare(listing);
  prepared.details ??= listing.details === '' ? [] : listing.details.split(' ').map(factsOf);
  return prepared.details;
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
    variant: readVariant(words),
    parts: [mpn, model].filter((part) => part.length >= shortestPart),
  };
}
