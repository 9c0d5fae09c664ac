import type { Offer } from '../../../contract/catalogue/schema.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { productTexts } from '../texts/texts.ts';
import { hasFreeDelivery } from './best-offers.ts';

/** What a delivered total is made of: `399,00 € + 4,99 €`; a cost that is not stated is never a sum of 0.00. */
export function OfferSum({ offer }: { offer: Offer }) {
  const language = useLanguage();
  const { offers } = useTexts(productTexts);
  const known = hasFreeDelivery(offer) ? offers.freeDelivery : formatPrice(language, offer.deliveryCost);
  const delivery = offer.deliveryKnown ? known : offers.unknownDelivery;
  return (
    <span className="tabular-nums">{offers.sum(formatPrice(language, offer.storePrice), delivery)}</span>
  );
}

const namesDelivery = /^(livr|exp[ée]di|deliver|ship|dispatch)/i;

/** A merchant's delivery text, with our label where it needs one. */
export function DeliveryInfo({ offer: { deliveryInfo: text, deliveryDays } }: { offer: Offer }) {
  const { offers } = useTexts(productTexts);
  const merchantLang = useMerchantLang();
  return (
    <>
      {!namesDelivery.test(text) && `${offers.deliveryInfo} `}
      <span lang={deliveryDays ? undefined : merchantLang}>{text}</span>
    </>
  );
}

type StockProps = { offer: Pick<Offer, 'inStock' | 'stockKnown'>; stock?: number | null };

/** `In stock` in green, `Out of stock`, or that it is not stated; with the number of pieces where a merchant gives it. */
export function StockState({ offer: { inStock: isInStock, stockKnown }, stock = null }: StockProps) {
  const language = useLanguage();
  const { offers } = useTexts(productTexts);
  const text = stock ? offers.stock(formatNumber(language, stock)) : offers.inStock;
  return (
    <span className={classNames('font-semibold', isInStock ? 'text-good' : 'text-ink-soft')}>
      {isInStock ? text : stockKnown ? offers.outOfStock : offers.stockNotStated}
    </span>
  );
}
