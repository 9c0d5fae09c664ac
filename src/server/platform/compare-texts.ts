/** Orders texts by their UTF-16 code units: the same in every locale and process, for whatever must come out alike. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
