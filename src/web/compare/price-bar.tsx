import type { Offer } from '../../contract/catalogue/schema.ts';
import { classNames } from '../ui/class-names.ts';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;

type PriceBarProps = {
  offer: Offer;
  /** The highest delivered total of the table (euros): the whole width. */
  highest: number;
  isBest: boolean;
};

/**
 * A delivered total as a bar, relative to the most expensive: price, then delivery. The figures are beside
 * it.
 */
export function PriceBar({ offer, highest, isBest }: PriceBarProps) {
  const price = percent(offer.storePrice, highest);
  return (
    <svg aria-hidden="true" width="100%" height="6" className="block">
      <rect width="100%" height="6" className="fill-shade" />
      <rect width={percent(offer.totalPrice, highest)} height="6" className="fill-ink" />
      <rect width={price} height="6" className={classNames(isBest ? 'fill-brand' : 'fill-control')} />
    </svg>
  );
}
