import { useMessages } from '../i18n/messages.tsx';
import type { CardProduct } from '../list/card-product.ts';
import { useToast } from '../ui/toasts.tsx';

export type Addable = Pick<
  CardProduct,
  '_id' | 'title' | 'condition' | 'totalPrice' | 'awImage' | 'images' | 'picture'
> & {
  category?: { name: string };
  inStock?: boolean;
};

/** Puts a product into the cart and says so; what it takes is loaded with the first press. */
export function useAddToCart() {
  const toast = useToast();
  const { cart } = useMessages();
  return (product: Addable) => {
    import('./add-product.ts').then(
      ({ addProduct }) => toast(cart[addProduct(product)]),
      () => toast(cart.failed),
    );
  };
}
