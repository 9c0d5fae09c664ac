import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Picture, ProductCard as Product } from '../../contract/catalogue.schema.ts';
import { pictureAddress } from '../../contract/pictures.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { Badge } from './badge.tsx';
import { LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Price } from './price.tsx';
import { ProductImage } from './product-image.tsx';
import { Rating } from './rating.tsx';
import { Skeleton } from './skeleton.tsx';

type Pictured = Pick<Product, 'awImage' | 'images' | 'picture'>;

/** The picture of a product: the feed's own, else the first image (SPEC §2), else none; with our copies of it. */
export const productPicture = ({ awImage, images, picture }: Pictured) => ({
  src: awImage ?? images[0] ?? null,
  picture,
});

const smallestCopy = ({ name, sizes: [smallest] }: Picture): string | null =>
  smallest === undefined ? null : pictureAddress(name, smallest, 'webp');

/** One small picture of a product, for the side of a list and for the browser's memory. */
export const productThumbnail = (product: Pictured): string | null =>
  (product.picture && smallestCopy(product.picture)) ?? productPicture(product).src;

/** As wide as a column of `catalogue-grid`, less the card's margins. */
const cardPictureSizes = '(min-width: 80rem) 272px, (min-width: 64rem) 22vw, (min-width: 40rem) 29vw, 43vw';

function CardPrice({ product, note }: Pick<ProductCardProps, 'product' | 'note'>) {
  const { product: texts } = useMessages();
  if (product.totalPrice === null) {
    return <p className="px-3 pb-1 text-sm text-ink-soft sm:px-4">{texts.noOffer}</p>;
  }
  const describe = product.deliveryKnown ? texts.deliveredIn : texts.deliveryNotStatedIn;
  return (
    <div className="px-3 pb-1 sm:px-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-ink-soft max-sm:basis-full">{texts.from}</span>
        <Price euros={product.totalPrice} isBest={product.deliveryKnown} />
      </p>
      <p className="text-sm text-ink-soft">{describe(product.merchantsCount)}</p>
      {note && <p>{note}</p>}
    </div>
  );
}

type ProductCardProps = {
  product: Product;
  isPriority?: boolean;
  /** What its list has to say of its price. */
  note?: ReactNode;
};

/** A product in a `catalogue-grid`: five rows that line up with those of its neighbours. */
export function ProductCard({ product, isPriority = false, note }: ProductCardProps) {
  const language = useLanguage();
  const { product: texts } = useMessages();
  const address = addresses.product(language, product._id);
  const isSecondHand = product.condition !== null && product.condition !== 'new';
  return (
    <li className="group relative gap-0 bg-surface">
      <ProductImage
        {...productPicture(product)}
        alt=""
        size={320}
        sizes={cardPictureSizes}
        isPriority={isPriority}
        className="m-3 mb-0 rounded-md sm:m-4 sm:mb-0"
      />
      <h3 className="px-3 pt-3 font-sans text-base/snug font-semibold text-wrap sm:px-4">
        <Link
          to={address}
          className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 group-hover:text-brand group-hover:underline"
        >
          {product.title}
        </Link>
      </h3>
      <div className="flex flex-wrap items-center gap-2 px-3 py-1 sm:px-4">
        {product.rating !== null && <Rating rating={product.rating} count={product.ratingCount} />}
        {isSecondHand && product.condition && <Badge>{texts.conditions[product.condition]}</Badge>}
      </div>
      <CardPrice product={product} note={note} />
      <div className="p-3 pt-2 sm:p-4 sm:pt-2">
        <LinkButton
          to={addresses.compare(language, product._id)}
          aria-label={texts.comparePriceOf(product.title)}
          size="sm"
          className="relative min-h-11 w-full max-sm:px-1"
        >
          <Icon of={ArrowRightLeft} className="shrink-0 max-sm:hidden" />
          {texts.comparePrice}
        </LinkButton>
      </div>
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
