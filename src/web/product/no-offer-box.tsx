import type { Product } from '../../contract/catalogue/schema.ts';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Price } from '../ui/product/price.tsx';
import { StockState } from './offers/offer-words.tsx';
import { OwnActions } from './own-actions.tsx';
import { productTexts } from './texts/texts.ts';

/** The last known price, and when it was seen. */
function LastKnown({ lastKnown, fallback }: Pick<Product, 'lastKnown' | 'fallback'>) {
  const language = useLanguage();
  const { offers } = useTexts(productTexts);
  return (
    <>
      <h2 className="font-sans text-sm">
        <StockState offer={{ inStock: false, stockKnown: true }} />
      </h2>
      <p className="font-display text-xl font-bold">{offers.none}</p>
      {lastKnown ? (
        <p className="grid gap-1 text-sm text-ink-soft">
          {lastKnown.deliveryKnown ? offers.lastKnown : offers.lastKnownNotDelivered}
          <Price euros={lastKnown.totalPrice} size="lg" className="text-ink" />
          <span>
            {offers.lastKnownAt}{' '}
            <time dateTime={lastKnown.seenAt} suppressHydrationWarning>
              {formatDate(language, new Date(lastKnown.seenAt))}
            </time>
          </span>
        </p>
      ) : (
        <p className="text-sm text-ink-soft">{offers.neverSeen}</p>
      )}
      {fallback && (
        <p className="text-sm text-ink-soft">
          {offers.fallback(formatPrice(language, fallback.price), fallback.inStock)}
        </p>
      )}
    </>
  );
}

/** Price and stock typed by staff, for a product that no merchant has offered so far. */
function Awaited({ price, inStock }: NonNullable<Product['fallback']>) {
  const { product } = useTexts(sharedTexts);
  const { offers } = useTexts(productTexts);
  return (
    <>
      <h2 className="font-display text-xl font-bold">{product.noMerchantYet}</h2>
      <p className="grid gap-1 text-sm text-ink-soft">
        {product.ourPrice}
        <Price euros={price} size="lg" className="text-ink" />
        <span className="first-letter:uppercase">{product.ourStock(inStock)}</span>
      </p>
      <p className="text-sm text-ink-soft">{offers.awaitedNote}</p>
    </>
  );
}

type NoOfferBoxProps = {
  product: Pick<Product, '_id' | 'title' | 'lastKnown' | 'fallback' | 'awaitsMerchant'>;
};

/** In place of a decision, where no merchant offers the product. */
export function NoOfferBox({ product }: NoOfferBoxProps) {
  const { offers } = useTexts(productTexts);
  const { fallback, awaitsMerchant } = product;
  return (
    <div className="decision-box grid content-start gap-3">
      {awaitsMerchant && fallback ? <Awaited {...fallback} /> : <LastKnown {...product} />}
      <OwnActions product={product} isAlertFirst />
      <a
        href="#similar"
        className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        {offers.noneNext}
      </a>
    </div>
  );
}
