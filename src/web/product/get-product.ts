import { redirect } from 'react-router';
import type { Api } from '../../contract/api.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import type { Language } from '../../contract/language.ts';
import { errorCode, required, routeError } from '../load.ts';

/** `size`: of clothes and shoes, the one that was chosen. */
type ProductRequest = { api: Api; language: Language; id: string; size?: string | undefined };

const isProductId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** Redirects permanently (301) to the product that a merged one belongs to; `page` builds its address. */
export function followMerge(product: Product, { language, id }: ProductRequest, page: PageAddress): void {
  if (product._id !== id) throw redirect(page(language, product._id), 301);
}

type PageAddress = (language: Language, id: string) => string;

/** The product of a page; an unknown or malformed id is 404. */
export async function getProduct(request: ProductRequest): Promise<Product> {
  const { api, language, id, size } = request;
  if (!isProductId(id)) throw routeError('not_found');
  const product = await required(api('getProduct', { language, params: { id }, query: { size } }));
  followMerge(product, request, (into, living) => productInSize(into, living, size ?? ''));
  return product;
}

/** A product for a part of a page, or why there is none. */
export type FoundProduct = Product | 'unknown' | 'failed';

/** The product for a part of a page; `report` gets unexpected errors. */
export async function findProduct(
  { api, language, id, size }: ProductRequest,
  report: (error: unknown) => void,
): Promise<FoundProduct> {
  if (!isProductId(id)) return 'unknown';
  try {
    return await api('getProduct', { language, params: { id }, query: { size } });
  } catch (error) {
    if (errorCode(error) === 'not_found') return 'unknown';
    report(error);
    return 'failed';
  }
}
