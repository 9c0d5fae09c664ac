import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { CartLineNow } from '../../contract/cart.schema.ts';
import { useCartTexts } from '../i18n/cart-texts.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type CartLine, withoutLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { ConditionSelect } from './condition-select.tsx';
import { movedSince, priceNow } from './line-now.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type LineProps = {
  line: CartLine;
  /** As it is offered now; undefined until that is known. */
  now: CartLineNow | undefined;
};

function PriceSince({ line, now }: LineProps) {
  const language = useLanguage();
  const texts = useCartTexts();
  const moved = movedSince(line, priceNow(line, now));
  if (!moved) return null;
  return (
    <span suppressHydrationWarning className={moved === 'cheaper' ? 'block text-good' : 'block text-warn'}>
      {texts[moved](formatPrice(language, line.price))}
    </span>
  );
}

/** What one piece costs now, bought by itself. */
function LinePrice({ line, now, hasFailed }: LineProps & { hasFailed: boolean }) {
  const texts = useCartTexts();
  if (!now) return hasFailed ? null : <Skeleton className="h-12 w-32" />;
  const price = priceNow(line, now);
  if (!price) return <p className="text-sm text-warn">{now.product ? texts.notOffered : texts.gone}</p>;
  return (
    <div>
      <Price euros={price.totalPrice} size="sm" />
      <p className="text-sm text-ink-soft">
        {price.deliveryKnown ? texts.alone : texts.deliveryNotStated}
        {!price.inStock && <span className="block text-warn">{texts.soldOut}</span>}
        <PriceSince line={line} now={now} />
      </p>
    </div>
  );
}

/** A line of the cart: what it is, how many, what it costs now, and how it goes. */
export function CartLineRow({ line, now, hasFailed }: LineProps & { hasFailed: boolean }) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useCartTexts();
  const { _id, images } = line;
  const name = now?.product?.title ?? line.name;
  return (
    <li className="cart-line">
      <ProductImage
        src={now?.product?.images[0] ?? images[0] ?? null}
        picture={now?.product?.picture ?? null}
        alt=""
        size={80}
        className="rounded-sm"
      />
      <div className="grid content-start gap-2">
        <h2 className="font-sans text-base font-semibold">
          <Link
            to={addresses.product(language, _id)}
            lang={merchantLang}
            className="line-clamp-3 wrap-anywhere hover:text-brand hover:underline"
          >
            {name}
          </Link>
        </h2>
        <LinePrice line={line} now={now} hasFailed={hasFailed} />
        <ConditionSelect line={line} now={now} />
      </div>
      <div className="cart-line-actions">
        <QuantityStepper line={line} name={name} />
        <Button
          tone="quiet"
          size="sm"
          icon="trash"
          aria-label={texts.removeOf(name)}
          className="min-h-11"
          onClick={() => changeCart((lines) => withoutLine(lines, _id))}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
