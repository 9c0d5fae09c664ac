import { withQuery } from './addresses.ts';
import type { Language } from './language.ts';

/** The page where staff correct the offers of a product; `offer`: the selected one. Shoppers' pages do not load it. */
export const matchedProductAddress = (language: Language, id: string, offer?: string): string =>
  withQuery(`/${language}/admin/matches/product`, { id, offer });
