import type { ReactNode } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useOwnPrices } from '../my-price/own-prices-slot.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { EnergyArrow } from '../ui/product/energy-arrow.tsx';
import { Price } from '../ui/product/price.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productPicture, productThumbnail } from '../ui/product/product-picture.ts';
import { Rating } from '../ui/product/rating.tsx';
import { titleOnLines } from '../ui/product/title-on-lines.ts';
import { UnitPrice } from '../ui/product/unit-price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CardProduct } from './card-product.ts';

/** As wide as a column of `catalogue-grid`, less the card's margins. */
const cardPictureSizes = '(min-width: 80rem) 272px, (min-width: 64rem) 22vw, (min-width: 40rem) 29vw, 43vw';

/** A price typed by staff, never highlighted. */
function AwaitedPrice({ price, inStock }: NonNullable<CardProduct['fallback']>) {
  const { product: texts } = useTexts(sharedTexts);
  return (
    <div className="card-price">
      <p className="font-semibold text-ink">{texts.noMerchantYet}</p>
      <p>
        {texts.ourPrice} <Price euros={price} size="sm" />
      </p>
      <p>{texts.ourStock(inStock)}</p>
    </div>
  );
}

function CardPrice({ product, note }: Pick<ProductCardProps, 'product' | 'note'>) {
  const { product: texts } = useTexts(sharedTexts);
  const own = useOwnPrices();
  if (product.awaitsMerchant && product.fallback) return <AwaitedPrice {...product.fallback} />;
  if (product.totalPrice === null) {
    return <p className="card-price">{texts.noOffer}</p>;
  }
  const known = product.deliveryKnown ? texts.deliveredIn : texts.deliveryNotStatedIn;
  const unsold = product.stockKnown ? texts.soldOutIn : texts.stockNotStatedIn;
  const describe = product.inStock ? known : unsold;
  return (
    <div className="card-price">
      <p className="card-from">
        <span>{texts.from}</span>
        <Price euros={product.totalPrice} isBest={product.deliveryKnown && product.inStock} />
      </p>
      <p>{describe(product.merchantsCount)}</p>
      {product.unitPrice && (
        <p>
          <UnitPrice {...product.unitPrice} />
        </p>
      )}
      {product.family && <p className="card-family">{product.family}</p>}
      {note && <p className="card-note">{note}</p>}
      {own?.card(product)}
    </div>
  );
}

/** Over the picture's lower corner: it takes no room of its own. */
function AddButton({ product }: Pick<ProductCardProps, 'product'>) {
  const { cart } = useTexts(sharedTexts);
  const add = useAddToCart();
  return (
    <button
      type="button"
      aria-label={cart.addOf(product.title)}
      title={cart.add}
      className="card-add"
      onClick={() => add(product)}
    >
      <Icon of="shopping-cart" />
    </button>
  );
}

type ProductCardProps = {
  product: CardProduct;
  isPriority?: boolean;
  /** The list's note about its price. */
  note?: ReactNode;
};

/** A product in a `CatalogueGrid`, which handles its links: five rows aligned with its neighbours. */
export function ProductCard({ product, isPriority = false, note }: ProductCardProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const { product: texts } = useTexts(sharedTexts);
  const address = addresses.product(language, product._id) + (product.query ?? '');
  const isSecondHand = product.condition !== null && product.condition !== 'new';
  return (
    <li className="card">
      <ProductImage
        {...productPicture(product)}
        alt=""
        size={320}
        sizes={cardPictureSizes}
        isPriority={isPriority}
        className="card-picture"
      />
      <HeartButton product={product} />
      <h3 className="card-title">
        <a href={address} lang={merchantLang}>
          {titleOnLines(product.title)}
        </a>
      </h3>
      <div className="card-facts">
        {product.rating !== null && <Rating rating={product.rating} count={product.ratingCount} />}
        {product.energyClass && <EnergyArrow of={product.energyClass} label={product.energyLabel} />}
        {isSecondHand && product.condition && <Badge>{texts.conditions[product.condition]}</Badge>}
      </div>
      <CardPrice product={product} note={note} />
      <div className="card-action">
        <a
          href={addresses.compare(language, product._id) + (product.query ?? '')}
          aria-label={texts.comparePriceOf(product.title)}
          className="button button-secondary button-sm"
        >
          <Icon of="arrow-right-left" />
          {texts.comparePrice}
        </a>
      </div>
      <CompareToggle id={product._id} title={product.title} image={productThumbnail(product)} />
      {product.totalPrice !== null && <AddButton product={product} />}
    </li>
  );
}

/** The shape of a product card while its list loads. */
export function ProductCardSkeleton() {
  return (
    <li className="bg-surface">
      <Skeleton className="m-4 aspect-square" />
      <Skeleton className="mx-4 mt-3 h-10" />
      <Skeleton className="mx-4 my-1 h-5 w-16" />
      <Skeleton className="mx-4 mt-2 h-12 w-32" />
      <Skeleton className="m-4 h-11" />
    </li>
  );
}
