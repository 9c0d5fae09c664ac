import type { Api } from '../../contract/api.ts';
import type { Product } from '../../contract/catalogue.schema.ts';
import type { Language } from '../../contract/language.ts';
import { required, routeError } from '../load.ts';

type ProductRequest = { api: Api; language: Language; id: string };

const isProductId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** The product that a page stands on; an address that names none is 404, be it well-formed or not. */
export async function getProduct({ api, language, id }: ProductRequest): Promise<Product> {
  if (!isProductId(id)) throw routeError('not_found');
  return required(api('getProduct', { language, params: { id } }));
}
