/** A token in an address that no route takes, as one with a letter behind it: long, with capitals as no name of a page has. */
const long = /[\w-]{20,}/g;
const isSecret = (word: string): boolean => word.replace(/[^A-Z]/g, '').length >= 3;

/** The path of an address as logs may have it: without what looks like a secret. */
export const loggedPath = (path: string): string =>
  path.replace(long, (word) => (isSecret(word) ? '…' : word));
