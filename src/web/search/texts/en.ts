import type { texts as fr } from './fr.ts';

/** English texts of search results. */
export const texts: typeof fr = {
  corrected: (typed) => `Corrected search: you typed “${typed}”.`,
  asTyped: (typed) => `Search for “${typed}” as typed`,
  quoted: (word) => `“${word}”`,
  missing: (words) => `No product has all of your words: here are the results without ${words}.`,
  pricesBetween: (from, to) => `Search at a delivered price from ${from} to ${to}`,
  ofOtherKind: (shelves) => `No product of that kind: here are others from ${shelves}.`,
  closest: 'No product has all of your words: here are the closest.',
};
