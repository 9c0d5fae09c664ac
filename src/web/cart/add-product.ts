import type { CardProduct } from '../product-card/card-product.ts';
import { productThumbnail } from '../ui/product/product-picture.ts';
import { addToCart } from './cart-store.ts';

/** The part of a product that the cart stores. */
export type Addable = Pick<
  CardProduct,
  '_id' | 'title' | 'condition' | 'totalPrice' | 'awImage' | 'images' | 'picture'
> & {
  category?: { name: string };
  inStock?: boolean;
  /** The size that was chosen; null: none. */
  size?: string | null;
};

/** Adds what a card or a page shows of a product, at the price and in the condition and size that it shows. */
export function addProduct(product: Addable): 'added' | 'full' {
  const image = productThumbnail(product);
  const { _id, title, condition, totalPrice, category, inStock, size } = product;
  return addToCart({
    _id,
    name: title,
    price: totalPrice ?? 0,
    condition: condition ?? 'new',
    images: image === null ? [] : [image],
    ...(category && { category: category.name }),
    ...(inStock !== undefined && { inStock }),
    ...(size && { size }),
  });
}
