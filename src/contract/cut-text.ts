/**
 * A text's first `maxLength` UTF-16 units, without half a character at the end: pages would show a replacement sign for it,
 * and PostgreSQL refuses JSON that holds one.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
