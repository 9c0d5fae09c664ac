import type { Variant } from './variant.ts';
import type { WordFacts } from './word-facts.ts';

/** A listing's texts taken apart once, for the many listings that it is compared with. */
export type Prepared = {
  /** The title's words in their order. */
  words: readonly WordFacts[];
  sorted: readonly WordFacts[];
  /** Words of the title that are neither brand nor filler, in their order, computed lazily. */
  telling: readonly WordFacts[] | undefined;
  /** The title without spaces, lazily as well. */
  glued: string | undefined;
  /** Sum of the words' rarity, and of its squares. */
  rarity: number;
  squares: number;
  /** The first words of its description, computed lazily: most pairs are decided without them. */
  details: readonly WordFacts[] | undefined;
  variant: Variant;
  /** Part number and model where they are long enough to say something. */
  parts: readonly string[];
  /** Groups of digits in the title, computed lazily as well. */
  digits: readonly string[] | undefined;
};
