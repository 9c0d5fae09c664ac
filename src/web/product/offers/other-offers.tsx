import type { ReactNode } from 'react';
import type { Offer } from '../../../contract/catalogue/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { productTexts } from '../texts/texts.ts';
import { OfferLink } from './offer-link.tsx';

type OtherOffersProps = {
  others: readonly Offer[];
  /** Of the row, which spans all columns of its table. */
  className: string;
  columns: number;
  /** What an offer's line shows before its link. */
  children: (offer: Offer) => ReactNode;
};

/** A merchant's other offers, collapsed until opened; they are in the page, so that it works without scripts. */
export function OtherOffers({ others, className, columns, children }: OtherOffersProps) {
  const { offers } = useTexts(productTexts);
  return (
    <tr className={className}>
      <td colSpan={columns}>
        <details>
          <summary className="inline-flex min-h-9 items-center text-sm font-medium text-brand underline underline-offset-4 hover:no-underline">
            {offers.others(others.length)}
          </summary>
          <ul>
            {others.map((offer) => (
              <li key={offer._id} className="offer-other">
                {children(offer)}
                <OfferLink offer={offer} className="whitespace-nowrap" />
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}
