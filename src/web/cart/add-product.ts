import { productThumbnail } from '../ui/product-picture.ts';
import { addToCart } from './cart-store.ts';
import type { Addable } from './use-add-to-cart.ts';

/** Adds what a card or a page shows of a product, at the price and in the condition that it shows. */
export function addProduct(product: Addable): 'added' | 'full' {
  const image = productThumbnail(product);
  const { _id, title, condition, totalPrice, category, inStock } = product;
  return addToCart({
    _id,
    name: title,
    price: totalPrice ?? 0,
    condition: condition ?? 'new',
    images: image === null ? [] : [image],
    ...(category && { category: category.name }),
    ...(inStock !== undefined && { inStock }),
  });
}
