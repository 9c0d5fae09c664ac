import type { PriceHistory } from '../../contract/catalogue/history-schema.ts';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { type Verdict, verdictOn } from '../../contract/catalogue/verdict.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { Drop } from '../home/drop.tsx';
import { formatPercent, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Part } from '../load.ts';
import { useOwnPrices } from '../my-price/own-prices-slot.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/product/price.tsx';
import { UnitPrice } from '../ui/product/unit-price.tsx';
import { RelativeTime } from '../ui/time.tsx';
import { nextMerchant } from './next-merchant.ts';
import { otherConditions, sellerOf } from './offers/best-offers.ts';
import { OfferLink } from './offers/offer-link.tsx';
import { OfferPrice } from './offers/offer-price.tsx';
import { DeliveryInfo, OfferSum, StockState } from './offers/offer-words.tsx';
import { OwnActions } from './own-actions.tsx';
import type { ProductView } from './product-view.ts';
import { SizeChooser } from './size-chooser.tsx';
import { productTexts } from './texts/texts.ts';

function useVerdictText(verdict: Verdict): string {
  const language = useLanguage();
  const { verdict: texts } = useTexts(productTexts);
  switch (verdict.kind) {
    case 'tooEarly':
    case 'noDelivery':
      return texts[verdict.kind];
    case 'lowest':
    case 'usual':
      return texts[verdict.kind](verdict.days);
    default:
      return texts[verdict.kind](formatPercent(language, verdict.share), verdict.days);
  }
}

const verdictLooks = {
  tooEarly: { icon: 'waves-horizontal', tone: 'text-ink-soft' },
  noDelivery: { icon: 'waves-horizontal', tone: 'text-ink-soft' },
  usual: { icon: 'waves-horizontal', tone: 'text-ink' },
  lowest: { icon: 'trending-down', tone: 'text-good' },
  below: { icon: 'trending-down', tone: 'text-good' },
  above: { icon: 'trending-up', tone: 'text-warn' },
} as const;

/** Whether today's price is a good one, in words. */
function PriceVerdict({ offer, history }: { offer: Offer; history: PriceHistory }) {
  const verdict = verdictOn(offer, history);
  const text = useVerdictText(verdict);
  const { icon, tone } = verdictLooks[verdict.kind];
  return (
    <p className={classNames('flex gap-2 border-y border-rule py-3 text-sm font-medium', tone)}>
      <Icon of={icon} />
      <span>
        <span>{text}</span>
        {history.drop && (
          <span className="block">
            <Drop {...history.drop} days={7} />
          </span>
        )}
      </span>
    </p>
  );
}

type OfferFactsProps = { offer: Offer } & Pick<Product, 'stock' | 'unitPrice'>;

function OfferFacts({ offer, stock, unitPrice }: OfferFactsProps) {
  const { decision, offers } = useTexts(productTexts);
  const seller = sellerOf(offer);
  return (
    <div className="grid gap-1 wrap-anywhere text-sm text-ink-soft">
      <p className="tabular-nums">
        <OfferSum offer={offer} />, {decision.vat}
        {unitPrice && (
          <>
            <br />
            <UnitPrice {...unitPrice} />
          </>
        )}
      </p>
      <p className="text-base text-ink">
        {decision.at} <strong className="font-semibold">{offer.merchant}</strong>
        {seller !== undefined && `, ${decision.seller(seller)}`}
      </p>
      <p>
        <StockState offer={offer} stock={stock} /> · {offers.seen} <RelativeTime at={offer.lastSeenAt} />
      </p>
      {offer.deliveryInfo && (
        <p className="first-letter:uppercase">
          <DeliveryInfo offer={offer} />
        </p>
      )}
    </div>
  );
}

/** The price of the next merchant, face to face with the best one. */
function NextPrice({ product, offer }: { product: Product; offer: Offer }) {
  const language = useLanguage();
  const { decision } = useTexts(productTexts);
  const next = nextMerchant(product, offer);
  if (!next) return null;
  return (
    <p className="wrap-anywhere text-sm">{decision.gap(formatPrice(language, next.gap), next.merchant)}</p>
  );
}

function OtherConditions({ product }: { product: Product }) {
  const { decision, offers } = useTexts(productTexts);
  const others = otherConditions(product);
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {others.map((offer) => (
        <li key={offer._id} className="leader">
          <span>{decision.otherFrom[offer.condition]}</span>
          <span>
            <Price euros={offer.totalPrice} size="sm" />
            {!offer.deliveryKnown && <span className="text-ink-soft"> {offers.unknownDelivery}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isSoldOut = (offer: Offer): boolean => offer.stockKnown && !offer.inStock;

function BoxTitle({ offer }: { offer: Offer }) {
  const { decision } = useTexts(productTexts);
  const inStockTitle = offer.deliveryKnown ? decision.titleOf[offer.condition] : decision.notDelivered;
  const title = isSoldOut(offer) ? decision.soldOutPrice : inStockTitle;
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold text-ink-soft">{title}</h2>
      {offer.condition !== 'new' && <p className="text-sm font-medium">{decision.onlyOther}</p>}
    </div>
  );
}

function AddToCart({ product }: { product: Product }) {
  const { cart } = useTexts(sharedTexts);
  const add = useAddToCart();
  return (
    <Button icon="shopping-cart" onClick={() => add(product)}>
      {cart.add}
    </Button>
  );
}

type DecisionBoxProps = {
  product: Product;
  offer: Offer;
  history: Part<PriceHistory>;
  view: ProductView;
  /** How many merchants have the chosen size. */
  sizeNote: string | undefined;
};

/** The decision box: the best delivered price, its merchant, and the verdict. */
export function DecisionBox({ product, offer, history, view, sizeNote }: DecisionBoxProps) {
  const { decision } = useTexts(productTexts);
  const own = <OwnActions product={product} offer={offer} isAlertFirst={isSoldOut(offer)} />;
  const prices = useOwnPrices();
  // History is of the cheapest size.
  const isJudged = history && offer.inStock && history.condition === offer.condition && product.size === null;
  return (
    <div className="decision-box grid content-start gap-3">
      <BoxTitle offer={offer} />
      <p>
        <OfferPrice offer={offer} size="xl" isBest={offer.inStock && offer.deliveryKnown} />
      </p>
      {prices?.best(product)}
      {product.sizes.length > 0 && <SizeChooser product={product} view={view} note={sizeNote} />}
      <OfferFacts offer={offer} stock={product.stock} unitPrice={product.unitPrice} />
      {isJudged && <PriceVerdict offer={offer} history={history} />}
      <NextPrice product={product} offer={offer} />
      {isSoldOut(offer) && own}
      <OfferLink offer={offer} isPrimary={!isSoldOut(offer) && !prices?.offersOf(product).isLeftOut(offer)} />
      <AddToCart product={product} />
      {!isSoldOut(offer) && own}
      <OtherConditions product={product} />
      <a
        href="#offers"
        className="inline-flex min-h-11 items-center justify-center font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        {decision.seeAll(product.merchantsCount)}
      </a>
    </div>
  );
}
