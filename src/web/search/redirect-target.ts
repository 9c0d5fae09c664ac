import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { readListQuery } from '../list/list-state.ts';

/**
 * The page that an address of products without a search text means: one by category as the API has it, by brand or by
 * merchant alone, and a search as most shops call it. undefined: Home, as nothing says which products.
 */
export function redirectTarget(language: Language, parameters: URLSearchParams): string | undefined {
  const textOf = (name: string) => (parameters.get(name) ?? '').trim();
  const { choice, page, ...order } = readListQuery(parameters, 'relevance');
  const sortBy = parameters.has('sortBy') ? order.sortBy : undefined;
  const [text, category] = [textOf('q'), textOf('category')];
  if (text !== '') return addresses.search(language, text, { choice, sortBy, page });
  if (category !== '') return addresses.category(language, category, { choice, sortBy, page });
  const [brand = '', ...otherBrands] = choice.brand;
  if (brand !== '' && otherBrands.length === 0)
    return addresses.search(language, brand, { choice, sortBy, page });
  const [merchant = '', ...otherMerchants] = choice.merchant;
  if (merchant !== '' && otherMerchants.length === 0) return addresses.merchant(language, merchant);
  return undefined;
}
