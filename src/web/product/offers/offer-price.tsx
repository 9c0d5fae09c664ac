import type { Offer } from '../../../contract/catalogue/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Price } from '../../ui/product/price.tsx';
import { productTexts } from '../texts/texts.ts';
import { isFrom } from './best-offers.ts';

type OfferPriceProps = { offer: Offer; isBest: boolean; size?: 'md' | 'xl' };

/** An offer's delivered total, grey where it is out of stock; `from` before it where one may pay more. */
export function OfferPrice({ offer, isBest, size = 'md' }: OfferPriceProps) {
  const { offers } = useTexts(productTexts);
  return (
    <>
      {isFrom(offer) && <span className="price-from">{offers.from} </span>}
      <Price
        euros={offer.totalPrice}
        size={size}
        isBest={isBest}
        {...(!offer.inStock && { className: 'text-ink-soft' })}
      />
    </>
  );
}
