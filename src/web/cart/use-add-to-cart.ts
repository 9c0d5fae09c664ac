import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';
import type { Addable } from './add-product.ts';

/** Puts a product into the cart and says so; what it takes is loaded with the first press. */
export function useAddToCart() {
  const toast = useToast();
  const language = useLanguage();
  const { cart } = useTexts(sharedTexts);
  return (product: Addable) => {
    import('./add-product.ts')
      .then(({ addProduct }) => addProduct(product, language, cart))
      .then(toast, () => toast(cart.failed));
  };
}
