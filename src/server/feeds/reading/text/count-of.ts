/** How often a text has what a pattern finds. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
