import { plainLetters } from '../../../contract/plain-letters.ts';

/** A shop's or host's name by its letters and digits alone, for comparing: "Maison Lise" and "maison-lise" are one. */
export const shopLetters = (name: string): string => plainLetters(name).replace(/[^\p{L}\p{N}]/gu, '');
