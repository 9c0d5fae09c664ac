import type { Offer, Product, Specification } from '../../../contract/catalogue/schema.ts';
import { type CardProduct, cardProduct } from '../../product-card/card-product.ts';

/** What a column shows of a product: of its offers only the main one, as the others would be most of the bytes. */
export type SideProduct = CardProduct & {
  brand: string;
  offer: Offer | null;
  specifications: Specification[];
};

export const sideProduct = (product: Product): SideProduct => ({
  ...cardProduct(product),
  brand: product.brand,
  offer: product.mainOffer,
  specifications: product.specifications,
});

/** Ids of those with the lowest delivered price: of new goods in stock whose delivery cost is known. */
export function cheapest(products: readonly SideProduct[]): Set<string> {
  const comparable = products.flatMap(({ _id, offer }) =>
    offer?.inStock && offer.deliveryKnown && offer.condition === 'new'
      ? [{ _id, total: offer.totalPrice }]
      : [],
  );
  const lowest = Math.min(...comparable.map(({ total }) => total));
  return new Set(comparable.filter(({ total }) => total === lowest).map(({ _id }) => _id));
}
