import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useOwnPrices } from '../my-price/own-prices-slot.ts';
import { OfferLink } from '../product/offers/offer-link.tsx';
import { OfferPrice } from '../product/offers/offer-price.tsx';
import { productTexts } from '../product/texts/texts.ts';
import { titleClass } from '../product/title-class.ts';
import { Price } from '../ui/product/price.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productPicture } from '../ui/product/product-picture.ts';
import { titleOnLines } from '../ui/product/title-on-lines.ts';
import { TextLink } from '../ui/states.tsx';
import { MerchantTable } from './merchant-table.tsx';
import { compareTexts } from './texts/texts.ts';

/** The main merchant's price, VAT included, what it comes to delivered, and the way there. */
function MainPrice({ product, offer }: { product: Product; offer: Offer }) {
  const own = useOwnPrices();
  const texts = useTexts(compareTexts);
  const productPage = useTexts(productTexts);
  const deliveredTitle = ({ condition, deliveryKnown }: Offer) => {
    if (!deliveryKnown) return productPage.decision.notDelivered;
    return condition === 'new' ? texts.delivered : productPage.decision.titleOf[condition];
  };
  return (
    <div className="decision-box grid content-start gap-3">
      <dl className="grid gap-2">
        <div className="leader">
          <dt className="text-sm text-ink-soft">{texts.price}</dt>
          <dd>
            <Price euros={offer.storePrice} size="sm" />
          </dd>
        </div>
        <div>
          <dt className="text-sm font-semibold text-ink-soft">{deliveredTitle(offer)}</dt>
          <dd className="pt-1">
            <OfferPrice offer={offer} size="xl" isBest={offer.inStock && offer.deliveryKnown} />
          </dd>
        </div>
      </dl>
      {own?.best(product)}
      <p className="wrap-anywhere">
        {productPage.decision.at} <strong className="font-semibold">{offer.merchant}</strong>
      </p>
      <OfferLink offer={offer} isPrimary={!own?.offersOf(product).isLeftOut(offer)} />
    </div>
  );
}

function NoPrice({ lastKnown, fallback, awaitsMerchant }: Product) {
  const language = useLanguage();
  const texts = useTexts(compareTexts);
  const { product } = useTexts(sharedTexts);
  return (
    <div className="decision-box grid content-start gap-2">
      <p className="leader">
        <span className="text-sm text-ink-soft">{texts.price}</span>
        <span className="font-display text-xl font-bold">{texts.noPrice}</span>
      </p>
      {awaitsMerchant && fallback && (
        <p className="text-sm text-ink-soft">
          {product.noMerchantYet}. {product.ourPrice} <Price euros={fallback.price} size="sm" />
        </p>
      )}
      {lastKnown && (
        <p suppressHydrationWarning className="text-sm text-ink-soft">
          {texts[lastKnown.deliveryKnown ? 'lastKnown' : 'lastKnownNotDelivered'](
            formatPrice(language, lastKnown.totalPrice),
            formatDate(language, new Date(lastKnown.seenAt)),
          )}
        </p>
      )}
    </div>
  );
}

function Merchants({ product }: { product: Product }) {
  const { mainOffer, offers } = product;
  const own = useOwnPrices()?.offersOf(product);
  const texts = useTexts(compareTexts);
  return (
    <section aria-labelledby="merchants-title" className="grid gap-4">
      <h2 id="merchants-title" className="text-xl font-bold">
        {texts.merchants}
      </h2>
      {mainOffer && <MerchantTable main={mainOffer} others={offers} own={own} />}
      {offers.length === 0 && <p className="text-ink-soft">{texts.noOthers}</p>}
    </section>
  );
}

type ComparisonProps = { product: Product; heading: 'h1' | 'h2' };

/** A product and its merchants face to face. */
export function Comparison({ product, heading: Heading }: ComparisonProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(compareTexts);
  const { sizes } = useTexts(productTexts);
  return (
    <article className="wide-place grid gap-8">
      <header className="product-header">
        <ProductImage
          {...productPicture(product)}
          alt=""
          size={240}
          isPriority
          className="rounded-md border border-rule p-2"
        />
        <Heading lang={merchantLang} className={titleClass(product.title)}>
          {titleOnLines(product.title)}
        </Heading>
        <div className="grid content-start gap-3">
          <p
            lang={product.description ? merchantLang : undefined}
            className="line-clamp-5 whitespace-pre-line wrap-anywhere text-ink-soft"
          >
            {product.description || texts.noDescription}
          </p>
          {product.size !== null && (
            <p className="font-semibold">{sizes.chosen(sizeName(product.size, language))}</p>
          )}
          <p>
            <TextLink to={productInSize(language, product._id, product.size ?? '')}>
              {texts.toProduct}
            </TextLink>
          </p>
        </div>
        {product.mainOffer ? (
          <MainPrice product={product} offer={product.mainOffer} />
        ) : (
          <NoPrice {...product} />
        )}
      </header>
      <Merchants product={product} />
    </article>
  );
}
