import { addresses } from '../addresses.ts';
import type { Language } from '../language.ts';

/** The page of a product in one of its sizes; empty: in none. */
export const productInSize = (language: Language, id: string, size: string): string =>
  addresses.product(language, id) + (size === '' ? '' : `?${new URLSearchParams({ size })}`);
