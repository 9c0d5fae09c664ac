import type { CartParcel } from '../../contract/cart/schema.ts';
import { useTexts } from '../i18n/texts.ts';
import { Price } from '../ui/product/price.tsx';
import { cartTexts } from './texts/texts.ts';

type PlanPriceProps = {
  plan: Pick<CartParcel, 'total' | 'deliveryKnown'>;
  size: 'sm' | 'lg';
  isBest?: boolean;
};

/** What a plan or one of its parcels costs: at least that, where not every delivery cost is stated. */
export function PlanPrice({ plan: { total, deliveryKnown }, ...look }: PlanPriceProps) {
  const { split } = useTexts(cartTexts);
  return (
    <>
      {!deliveryKnown && <span className="price-from">{split.atLeast} </span>}
      <Price euros={total} {...look} />
    </>
  );
}
