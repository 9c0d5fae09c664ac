/** The letter or digit that a name begins with, as a capital; empty where it has none. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '').toUpperCase();
