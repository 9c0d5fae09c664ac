import { useMessages } from '../i18n/messages.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { Addable } from './add-product.ts';

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
