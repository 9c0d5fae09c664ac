import type { Offer } from '../../../contract/catalogue/schema.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { OwnOffers } from '../../my-price/own-prices-type.ts';
import { RelativeTime } from '../../ui/time.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import { productTexts } from '../texts/texts.ts';
import { AnnouncedNote } from './announced-note.tsx';
import { sellerOf } from './best-offers.ts';
import { MerchantLink } from './merchant-link.tsx';
import { OfferLink } from './offer-link.tsx';
import { OfferPrice } from './offer-price.tsx';
import type { MerchantOffers } from './offer-sections.ts';
import { DeliveryInfo, OfferSum, StockState } from './offer-words.tsx';
import { OtherOffers } from './other-offers.tsx';

/** Sizes of clothes and shoes: those in stock, or what is to be said of the chosen one. */
function SizeFacts({ offer }: { offer: Offer }) {
  const language = useLanguage();
  const { sizes } = useTexts(productTexts);
  if (offer.sizeState === 'not_stated') return <li>{sizes.notStated}</li>;
  const inStock = offer.sizes.filter((size) => size.inStock).map(({ label }) => sizeName(label, language));
  return inStock.length > 0 && offer.sizeState !== 'in_stock' ? (
    <li>{sizes.inStock(inStock.join('\u00a0· '))}</li>
  ) : null;
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { offers, sizes } = useTexts(productTexts);
  const body = useTexts(bodyTexts).offers;
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
          <DeliveryInfo offer={offer} />
        </li>
      )}
      {offer.warranty && <li>{body.warranty(offer.warranty.months, offer.warranty.by)}</li>}
      <li>
        {offers.seen} <RelativeTime at={offer.lastSeenAt} />
      </li>
      {offer.announced && (
        <li className="offer-announced">
          <AnnouncedNote announced={offer.announced} />
        </li>
      )}
    </ul>
  );
}

type OwnProps = { own: OwnOffers | undefined };

function OfferTotal({ offer, isBest, own }: { offer: Offer; isBest: boolean } & OwnProps) {
  return (
    <>
      <OfferPrice offer={offer} isBest={isBest} />
      <span className="block text-xs text-ink-soft">
        <OfferSum offer={offer} />
      </span>
      {own?.line(offer)}
    </>
  );
}

/** What a merchant offers: its best offer as a row; on phones two lines: merchant and total, facts and button. */
export function OfferRow({
  row: { offer, others },
  isBest,
  own,
}: { row: MerchantOffers; isBest: boolean } & OwnProps) {
  return (
    <>
      <BestOfMerchant offer={offer} isBest={isBest} own={own} />
      {others.length > 0 && (
        <OtherOffers others={others} className="offer-others" columns={4}>
          {(other) => (
            <>
              <OfferFacts offer={other} />
              <div className="offer-total">
                <OfferTotal offer={other} isBest={false} own={own} />
              </div>
            </>
          )}
        </OtherOffers>
      )}
    </>
  );
}

function BestOfMerchant({ offer, isBest, own }: { offer: Offer; isBest: boolean } & OwnProps) {
  const { decision } = useTexts(productTexts);
  const seller = sellerOf(offer);
  return (
    <tr>
      <th scope="row" className="offer-merchant wrap-anywhere font-semibold">
        {offer.merchantLogo && (
          <img src={offer.merchantLogo} alt="" width={72} height={24} loading="lazy" className="offer-logo" />
        )}
        <MerchantLink merchant={offer.merchant} />
        {seller !== undefined && (
          <span className="block text-sm font-normal text-ink-soft">{decision.seller(seller)}</span>
        )}
      </th>
      <td className="offer-about">
        <OfferFacts offer={offer} />
      </td>
      <td className="offer-total">
        <OfferTotal offer={offer} isBest={isBest} own={own} />
      </td>
      <td className="offer-action">
        <OfferLink
          offer={offer}
          isPrimary={isBest && !own?.isLeftOut(offer)}
          className="w-full whitespace-nowrap"
        />
      </td>
    </tr>
  );
}
