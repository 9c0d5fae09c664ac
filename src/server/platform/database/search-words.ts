const maxWords = 8;

/** The words of a search text for lists, in lower case; eight at most. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** `like` patterns that match words anywhere, with wildcards escaped. */
export const patternsOf = (words: readonly string[]): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`);
