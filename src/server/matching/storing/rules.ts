import { hashSources } from '../../platform/hashing/source-hash.ts';

/** Whatever keys and scores of listings are made by. */
export const comparedBy = [
  'src/server/matching/comparing',
  'src/server/language',
  'src/contract/plain-letters.ts',
];

/** A name for the rules that offers are compared by. */
export const matchingRules = hashSources(comparedBy);
