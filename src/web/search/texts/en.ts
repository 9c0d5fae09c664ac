import type { texts as fr } from './fr.ts';

/** English texts of search results. */
export const texts: typeof fr = {
  corrected: (typed) => `Corrected search: you typed “${typed}”.`,
  asTyped: (typed) => `Search for “${typed}” as typed`,
  quoted: (word) => `“${word}”`,
  missing: (words) => `No product has all of your words: here are the results without ${words}.`,
  missingAbsence: (words) => `No product has all of your words: here are the results, ${words} left aside.`,
  pricesBetween: (from, to) => `Search at a delivered price from ${from} to ${to}`,
  ofOtherKind: (shelves) => `No product of that kind: here are others from ${shelves}.`,
  refused: (names) => `Your search leaves out ${names}.`,
  everything: (text) => `See everything for “${text}”`,
  allRefused: (text, names) => `For ${text} we only have what your search leaves out: ${names}.`,
  closest: 'No product has all of your words: here are the closest.',
};
