/** Characters at most of a synonym, and of a search that is kept: one becomes the other. */
export const maxPhraseCharacters = 100;
