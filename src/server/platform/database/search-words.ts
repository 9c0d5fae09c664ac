const maxWords = 8;

/** Words of a text that somebody searches a list by, in small letters; eight at most. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** `like` patterns of words that each stand somewhere; what is a wildcard there is a letter here. */
export const patternsOf = (words: readonly string[]): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`);
