import { addresses } from '../../../contract/addresses.ts';
import type { Language } from '../../../contract/language.ts';

/** Products that fit side by side. */
export const maxChosen = 4;

/** Ids of `?products=1,2`, each once. */
export const readChosen = (query: URLSearchParams): string[] =>
  [...new Set((query.get('products') ?? '').split(','))]
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, maxChosen);

/** Query of the comparison page; '' for its default. */
export const chosenQuery = (ids: readonly string[]): string =>
  ids.length > 0 ? `?products=${ids.join(',')}` : '';

export const sideBySideAddress = (language: Language, ids: readonly string[]): string =>
  addresses.comparePrice(language) + chosenQuery(ids);

/** A product more, or less. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
