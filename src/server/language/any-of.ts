/**
 * The source of a pattern for any of those that are listed, one or more a line (`|` between those of one): long lists
 * of words are read line by line, and a change shows which word it is of. Blanks at the ends of lines do not count.
 */
export const anyOf = (lines: TemplateStringsArray, ...parts: readonly string[]): string =>
  `(?:${String.raw(lines, ...parts)
    .trim()
    .replace(/\s*\n\s*/g, '|')})`;

/**
 * A pattern for any of those that are listed, as a word of its own: with a letter of whatever language beside it, it is a part of
 * another one. What stands at its ends may be digits or signs; case does not count.
 */
export const anyWord = (lines: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${anyOf(lines, ...parts)}(?!\p{L})`, 'iu');
