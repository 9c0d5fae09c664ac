/** Maximum characters of a synonym, and of a recorded search: staff can turn one into the other. */
export const maxPhraseCharacters = 100;
