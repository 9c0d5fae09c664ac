import type { Product } from '../../contract/catalogue.schema.ts';
import { AlertButton } from '../alerts/alert-button.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import { useProductTexts } from '../i18n/product-texts.ts';

/** What visitors keep of a product. */
export function OwnActions({ product }: { product: Pick<Product, '_id' | 'title'> }) {
  const { decision } = useProductTexts();
  return (
    <div className="grid gap-2">
      <AlertButton product={product} />
      <HeartButton product={product} label={decision.save} />
    </div>
  );
}
