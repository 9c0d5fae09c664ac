/** What pages and the server both say, in French. */
export const texts = {
  tagline: 'Les prix face à face.',
  logIn: 'Connectez-vous pour continuer.',
  noOffer: 'Aucune offre pour le moment',
};
