import type { Product } from '../../contract/catalogue.schema.ts';
import { HeartButton } from '../favourites/heart-button.tsx';
import { useProductTexts } from '../i18n/product-texts.ts';

/** What visitors keep of a product. */
export function OwnActions({ product }: { product: Pick<Product, '_id' | 'title'> }) {
  const { decision } = useProductTexts();
  return (
    <div className="flex gap-2">
      <HeartButton product={product} label={decision.save} />
    </div>
  );
}
