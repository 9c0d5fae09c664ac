/** Bytes of a list's text at most, lines read of it, and products added in one call. */
export const maxListBytes = 300_000;
export const maxListLines = 300;
export const maxAddedAtOnce = 25;
