import type { Product } from '../../contract/catalogue.schema.ts';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useProductTexts } from '../i18n/product-texts.ts';
import { Price } from '../ui/price.tsx';
import { StockState } from './offers/offer-words.tsx';
import { OwnActions } from './own-actions.tsx';

/** A product that no merchant offers: the last price that we know, and when it was seen. */
export function NoOfferBox({
  product,
}: {
  product: Pick<Product, '_id' | 'title' | 'lastKnown' | 'fallback'>;
}) {
  const { lastKnown, fallback } = product;
  const language = useLanguage();
  const { offers } = useProductTexts();
  return (
    <div className="decision-box grid content-start gap-3">
      <h2 className="font-sans text-sm">
        <StockState isInStock={false} />
      </h2>
      <p className="font-display text-xl font-bold">{offers.none}</p>
      {lastKnown ? (
        <p className="grid gap-1 text-sm text-ink-soft">
          {offers.lastKnown}
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
