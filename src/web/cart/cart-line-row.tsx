import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { withoutLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { ColourChoice, ConditionSelect } from './line-choices.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { cartTexts } from './texts/texts.ts';

/** A line of the cart: product, quantity, price, and remove button. */
export function CartLineRow({ line, now, ...answer }: ComponentProps<typeof LinePrice>) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(cartTexts);
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
        <LinePrice line={line} now={now} {...answer} />
        <ConditionSelect line={line} now={now} />
        <ColourChoice line={line} now={now} />
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
