/**
 * A merchant's name where it may go on in the next line: before a dot and a capital, as names are often addresses or
 * words without spaces between them ("electrodirect.example", "MaisonConnectée").
 */
export const nameParts = (name: string): string[] =>
  name.match(/\.?\p{Lu}*[^.\p{Lu}]*/gu)?.filter(Boolean) ?? [];
