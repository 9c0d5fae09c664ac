import type { texts as fr } from './fr.ts';

/** What pages and the server both say, in English. */
export const texts: typeof fr = {
  tagline: 'Prices, face to face.',
  logIn: 'Please log in to continue.',
  noOffer: 'No offers at the moment',
};
