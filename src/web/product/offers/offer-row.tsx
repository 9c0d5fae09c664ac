import type { Offer } from '../../../contract/catalogue/schema.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Price } from '../../ui/product/price.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { productTexts } from '../texts/texts.ts';
import { OfferLink } from './offer-link.tsx';
import { isFrom } from './offer-sections.ts';
import { DeliveryInfo, OfferSum, StockState } from './offer-words.tsx';

/** Sizes of clothes and shoes: those in stock, or what is to be said of the chosen one. */
function SizeFacts({ offer }: { offer: Offer }) {
  const language = useLanguage();
  const { sizes } = useTexts(productTexts);
  if (offer.sizeState === 'not_stated') return <li>{sizes.notStated}</li>;
  const inStock = offer.sizes.filter((size) => size.inStock).map(({ label }) => sizeName(label, language));
  return inStock.length > 0 && offer.sizeState !== 'in_stock' ? (
    <li>{sizes.inStock(inStock.join(', '))}</li>
  ) : null;
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { offers, sizes } = useTexts(productTexts);
  return (
    <ul className="offer-facts wrap-anywhere text-sm text-ink-soft">
      <li>
        {offer.sizeState === 'not_offered' ? (
          <span className="font-semibold">{sizes.notOffered}</span>
        ) : (
          <StockState offer={offer} />
        )}
      </li>
      <SizeFacts offer={offer} />
      {offer.deliveryInfo && (
        <li>
          <DeliveryInfo text={offer.deliveryInfo} />
        </li>
      )}
      {!offer.deliveryKnown && <li>{offers.deliveryNotStated}</li>}
      <li>
        {offers.seen} <RelativeTime at={offer.lastSeenAt} />
      </li>
    </ul>
  );
}

/** An offer as a row of its table; on phones two lines: merchant and total, facts and button. */
export function OfferRow({ offer, isBest }: { offer: Offer; isBest: boolean }) {
  const { decision, offers } = useTexts(productTexts);
  return (
    <tr>
      <th scope="row" className="offer-merchant wrap-anywhere font-semibold">
        {offer.merchantLogo && (
          <img src={offer.merchantLogo} alt="" width={72} height={24} loading="lazy" className="offer-logo" />
        )}
        {offer.merchant}
        {offer.seller && offer.seller !== offer.merchant && (
          <span className="block text-sm font-normal text-ink-soft">{decision.seller(offer.seller)}</span>
        )}
      </th>
      <td className="offer-about">
        <OfferFacts offer={offer} />
      </td>
      <td className="offer-total">
        {isFrom(offer) && <span className="text-sm text-ink-soft">{offers.from} </span>}
        <Price
          euros={offer.totalPrice}
          isBest={isBest && offer.deliveryKnown}
          {...(!offer.inStock && { className: 'text-ink-soft' })}
        />
        <span className="block text-xs text-ink-soft">
          <OfferSum offer={offer} />
        </span>
      </td>
      <td className="offer-action">
        <OfferLink offer={offer} isPrimary={isBest} className="w-full whitespace-nowrap" />
      </td>
    </tr>
  );
}
