/**
 * A text's first `longest` UTF-16 units, without half a character at the end: pages would show a replacement sign for it,
 * and PostgreSQL refuses JSON that holds one.
 */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
