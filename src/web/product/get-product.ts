import type { Api } from '../../contract/api.ts';
import type { Product } from '../../contract/catalogue.schema.ts';
import type { Language } from '../../contract/language.ts';
import { errorCode, required, routeError } from '../load.ts';

type ProductRequest = { api: Api; language: Language; id: string };

const isProductId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** The product that a page stands on; an address that names none is 404, be it well-formed or not. */
export async function getProduct({ api, language, id }: ProductRequest): Promise<Product> {
  if (!isProductId(id)) throw routeError('not_found');
  return required(api('getProduct', { language, params: { id } }));
}

/** A product for a part of a page, or why there is none. */
export type FoundProduct = Product | 'unknown' | 'failed';

/** The product that a part of a page shows; `report` gets what failed and was not expected. */
export async function findProduct(
  { api, language, id }: ProductRequest,
  report: (error: unknown) => void,
): Promise<FoundProduct> {
  if (!isProductId(id)) return 'unknown';
  try {
    return await api('getProduct', { language, params: { id } });
  } catch (error) {
    if (errorCode(error) === 'not_found') return 'unknown';
    report(error);
    return 'failed';
  }
}
