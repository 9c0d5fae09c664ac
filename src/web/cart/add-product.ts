import type { Language } from '../../contract/language.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { productThumbnail } from '../ui/product/product-picture.ts';
import { addToCart } from './cart-store.ts';
import { cartTexts } from './texts/texts.ts';

/** The part of a product that the cart stores. */
export type Addable = Pick<
  CardProduct,
  '_id' | 'title' | 'condition' | 'totalPrice' | 'awImage' | 'images' | 'picture'
> & {
  category?: { name: string };
  inStock?: boolean;
  /** The size that was chosen; null: none. */
  size?: string | null;
  /** Those that it comes in. */
  sizes?: readonly unknown[];
};

/**
 * Adds what a card or a page shows of a product, at the price and in the condition and size that it shows. Resolves
 * to the message to show: where no size is chosen, that the cart asks for it.
 */
export async function addProduct(
  product: Addable,
  language: Language,
  says: { added: string; full: string },
): Promise<string> {
  const image = productThumbnail(product);
  const { _id, title, condition, totalPrice, category, inStock, size, sizes } = product;
  const outcome = addToCart({
    _id,
    name: title,
    price: totalPrice ?? 0,
    condition: condition ?? 'new',
    images: image === null ? [] : [image],
    ...(category && { category: category.name }),
    ...(inStock !== undefined && { inStock }),
    ...(size && { size }),
  });
  const isSizeOpen = outcome === 'added' && !size && !!sizes?.length;
  if (!isSizeOpen) return says[outcome];
  return cartTexts.load(language).then(
    (texts) => texts.size.added,
    () => says.added,
  );
}
