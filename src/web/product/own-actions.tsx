import type { ComponentProps } from 'react';
import type { Product } from '../../contract/catalogue/schema.ts';
import { AlertButton } from '../alerts/alert-button.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import { useTexts } from '../i18n/texts.ts';
import { productTexts } from './texts/texts.ts';

type OwnActionsProps = Pick<ComponentProps<typeof AlertButton>, 'offer'> & {
  product: Pick<Product, '_id' | 'title'>;
  /** Out of stock, the alert button is the primary action. */
  isAlertFirst: boolean;
};

/** Favourite and alert buttons of a product. */
export function OwnActions({ product, offer, isAlertFirst }: OwnActionsProps) {
  const { decision } = useTexts(productTexts);
  return (
    <div className="grid gap-3">
      <AlertButton product={product} offer={offer} isPrimary={isAlertFirst} />
      <HeartButton product={product} labels={decision} />
    </div>
  );
}
