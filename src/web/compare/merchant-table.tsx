import type { Offer } from '../../contract/catalogue/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { OwnOffers } from '../my-price/own-prices-type.ts';
import { sellerOf } from '../product/offers/best-offers.ts';
import { MerchantLink } from '../product/offers/merchant-link.tsx';
import { everyOffer } from '../product/offers/offer-choice.ts';
import { OfferLink } from '../product/offers/offer-link.tsx';
import { OfferPrice } from '../product/offers/offer-price.tsx';
import { type MerchantOffers, type OfferSection, offerSections } from '../product/offers/offer-sections.ts';
import { OfferSum, StockState } from '../product/offers/offer-words.tsx';
import { OtherOffers } from '../product/offers/other-offers.tsx';
import { productTexts } from '../product/texts/texts.ts';
import { PriceBar } from './price-bar.tsx';
import { compareTexts } from './texts/texts.ts';

type OwnProps = { own: OwnOffers | undefined };
type RowProps = { offer: Offer; isMain: boolean; isBest: boolean; highest: number } & OwnProps;
type MerchantProps = Omit<RowProps, 'offer'> & { row: MerchantOffers };

function MerchantCell({ offer, isMain }: Pick<RowProps, 'offer' | 'isMain'>) {
  const texts = useTexts(compareTexts);
  const productPage = useTexts(productTexts);
  const seller = sellerOf(offer);
  return (
    <th scope="row" className="compare-merchant wrap-anywhere">
      {isMain && <span className="block text-xs font-normal text-ink-soft">{texts.mainMerchant}</span>}
      <span className="font-semibold">
        <MerchantLink merchant={offer.merchant} />
      </span>
      {seller !== undefined && (
        <span className="block text-sm font-normal text-ink-soft">{productPage.decision.seller(seller)}</span>
      )}
    </th>
  );
}

/** The delivery cost, 0.00 where the merchant does not state it, and then said to be so. */
function ShippingCell({ offer }: { offer: Offer }) {
  const language = useLanguage();
  const texts = useTexts(compareTexts);
  const productPage = useTexts(productTexts);
  return (
    <td className="compare-shipping" data-label={texts.shipping}>
      <span className="tabular-nums">{formatPrice(language, offer.deliveryCost)}</span>
      {!offer.deliveryKnown && (
        <span className="block text-xs text-ink-soft">{productPage.offers.notStated}</span>
      )}
    </td>
  );
}

/** Of the chosen size, where one is. */
function StockOf({ offer }: { offer: Offer }) {
  const { sizes } = useTexts(productTexts);
  if (offer.sizeState === 'not_offered') return <span className="font-semibold">{sizes.notOffered}</span>;
  return (
    <>
      <StockState offer={offer} />
      {offer.sizeState === 'not_stated' && <span className="block">{sizes.notStated}</span>}
    </>
  );
}

function MerchantRow({ offer, isMain, isBest, highest, own }: RowProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(compareTexts);
  return (
    <tr>
      <MerchantCell offer={offer} isMain={isMain} />
      <td className="compare-price" data-label={texts.priceColumn}>
        <span className="tabular-nums">{formatPrice(language, offer.storePrice)}</span>
      </td>
      <ShippingCell offer={offer} />
      <td className="compare-total">
        <OfferPrice offer={offer} isBest={isBest} />
        {/* A price without its delivery compares with none of the others. */}
        {offer.deliveryKnown && (
          <span className="block pt-1">
            <PriceBar offer={offer} highest={highest} isBest={isBest} />
          </span>
        )}
        {own?.line(offer)}
      </td>
      <td className="compare-info wrap-anywhere text-sm text-ink-soft">
        <StockOf offer={offer} />
        <span lang={offer.deliveryInfo && !offer.deliveryDays ? merchantLang : undefined} className="block">
          {offer.deliveryInfo || texts.noDeliveryInfo}
        </span>
      </td>
      <td className="compare-link">
        <OfferLink
          offer={offer}
          isPrimary={isBest && !own?.isLeftOut(offer)}
          className="w-full whitespace-nowrap"
        />
      </td>
    </tr>
  );
}

function Merchant({ row: { offer, others }, ...props }: MerchantProps) {
  return (
    <>
      <MerchantRow offer={offer} {...props} />
      {others.length > 0 && (
        <OtherOffers others={others} className="compare-others" columns={6}>
          {(other) => (
            <>
              <p className="offer-facts text-sm">
                <StockOf offer={other} />
              </p>
              <p className="offer-total text-end">
                <OfferPrice offer={other} isBest={false} />
                <span className="block text-xs text-ink-soft">
                  <OfferSum offer={other} />
                </span>
                {props.own?.line(other)}
              </p>
            </>
          )}
        </OtherOffers>
      )}
    </>
  );
}

function TableHead() {
  const texts = useTexts(compareTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{texts.merchant}</th>
        <th scope="col" className="text-right">
          {texts.priceColumn}
        </th>
        <th scope="col" className="text-right">
          {texts.shipping}
        </th>
        <th scope="col">{texts.total}</th>
        <th scope="col">{texts.deliveryInfo}</th>
        <th scope="col">
          <span className="sr-only">{texts.link}</span>
        </th>
      </tr>
    </thead>
  );
}

type GroupProps = { section: OfferSection; main: Offer; highest: number; isNamed: boolean } & OwnProps;

/** The offers of one condition; named where there are others, so that no price is taken for another's. */
function ConditionGroup({ section, main, highest, isNamed, own }: GroupProps) {
  const { conditions } = useTexts(sharedTexts).product;
  const { offers: words } = useTexts(productTexts);
  const { condition, best, rows, unstated } = section;
  const merchant = (row: MerchantOffers) => (
    <Merchant
      key={row.offer._id}
      row={row}
      isMain={row.offer === main}
      isBest={row.offer === best}
      highest={highest}
      own={own}
    />
  );
  return (
    <tbody>
      {isNamed && (
        <tr className="compare-condition">
          <th scope="rowgroup" colSpan={6} className="font-display text-lg font-bold">
            {conditions[condition]}
          </th>
        </tr>
      )}
      {rows.map(merchant)}
      {unstated.length > 0 && (
        <tr className="compare-condition">
          <th scope="rowgroup" colSpan={6} className="font-semibold">
            {words.unstatedTitle}
            <span className="block text-sm font-normal text-ink-soft">{words.unstatedNote}</span>
          </th>
        </tr>
      )}
      {unstated.map(merchant)}
    </tbody>
  );
}

/** The main merchant first, then every other offer by delivered total, each condition by itself. */
export function MerchantTable({ main, others, own }: { main: Offer; others: readonly Offer[] } & OwnProps) {
  const texts = useTexts(compareTexts);
  const offers = [main, ...others];
  const highest = Math.max(
    ...offers.flatMap(({ deliveryKnown, totalPrice }) => (deliveryKnown ? totalPrice : [])),
  );
  const sections = offerSections(offers, everyOffer);
  const isOfMain = (section: OfferSection) => section.condition === main.condition;
  const ordered = [...sections.filter(isOfMain), ...sections.filter((section) => !isOfMain(section))];
  return (
    <table className="compare-table">
      <caption className="sr-only">{texts.tableCaption}</caption>
      <TableHead />
      {ordered.map((section) => (
        <ConditionGroup
          key={section.condition}
          section={section}
          main={main}
          highest={highest}
          own={own}
          isNamed={sections.length > 1 || section.condition !== 'new'}
        />
      ))}
    </table>
  );
}
