import { redirect } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Api } from '../../contract/api.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import type { Language } from '../../contract/language.ts';
import { errorCode, required, routeError } from '../load.ts';

type ProductRequest = { api: Api; language: Language; id: string };

const isProductId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** Leads on to the product that took the asked one in, for good: `page` makes its address. */
export function followMerge(product: Product, { language, id }: ProductRequest, page: PageAddress): void {
  if (product._id !== id) throw redirect(page(language, product._id), 301);
}

type PageAddress = (language: Language, id: string) => string;

/** The product that a page stands on; an address that names none is 404, be it well-formed or not. */
export async function getProduct(request: ProductRequest): Promise<Product> {
  const { api, language, id } = request;
  if (!isProductId(id)) throw routeError('not_found');
  const product = await required(api('getProduct', { language, params: { id } }));
  followMerge(product, request, addresses.product);
  return product;
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
