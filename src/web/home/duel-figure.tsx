import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Duel } from '../../contract/catalogue/price-drops-schema.ts';
import type { Offer } from '../../contract/catalogue/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/product/price.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productPicture } from '../ui/product/product-picture.ts';
import { Drop } from './drop.tsx';

function Side({ offer, label, isBest }: { offer: Offer; label: string; isBest: boolean }) {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  const delivery =
    offer.deliveryCost > 0
      ? home.including(formatPrice(language, offer.deliveryCost))
      : home.deliveryIncluded;
  return (
    <div
      className={classNames(
        'grid min-w-0 content-center gap-1 py-6',
        isBest
          ? 'duel-left justify-items-end bg-brand text-right text-on-brand'
          : 'duel-right justify-items-start border border-control bg-surface',
      )}
    >
      <p className="text-sm lg:text-base">{label}</p>
      <Price euros={offer.totalPrice} isBest={isBest} className="sm:text-2xl xl:text-3xl" />
      <p className="line-clamp-2 wrap-anywhere text-sm font-semibold lg:text-base">{offer.merchant}</p>
      <p className="text-xs lg:text-sm">{delivery}</p>
    </div>
  );
}

/** The cheapest and the dearest merchant of one product as the two halves of the brand's mark. */
export function DuelFigure({
  duel: { product, lowest, highest, gap, merchantsCount, drop },
}: {
  duel: Duel;
}) {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  const merchantLang = useMerchantLang();
  const address = addresses.product(language, product._id);
  return (
    <section aria-label={home.duelLabel} className="grid min-w-0 gap-4">
      <Link to={address} className="group flex min-w-0 items-center gap-4">
        <ProductImage
          {...productPicture(product)}
          alt=""
          size={112}
          isPriority
          className="w-20 shrink-0 lg:w-28 rounded-md border border-rule p-1"
        />
        <span className="grid min-w-0 gap-1">
          <span
            lang={merchantLang}
            className="line-clamp-3 wrap-anywhere font-semibold group-hover:text-brand group-hover:underline"
          >
            {product.title}
          </span>
          {drop && (
            <span>
              <Drop {...drop} />
            </span>
          )}
        </span>
      </Link>
      <div className="grid grid-cols-2 gap-3">
        <Side offer={lowest} label={home.duelLowest} isBest />
        <Side offer={highest} label={home.duelHighest} isBest={false} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-display text-lg font-bold">{home.duelGap(formatPrice(language, gap))}</p>
        <Link
          to={address}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4 hover:no-underline"
        >
          {home.duelSee(merchantsCount)}
          <Icon of="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
