import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { CartLineNow } from '../../../contract/cart/schema.ts';
import { productInSize } from '../../../contract/catalogue/size-address.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { titleOnLines } from '../../ui/product/title-on-lines.ts';
import { withoutLine } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { useNameInSize } from '../line-names.ts';
import { cartTexts } from '../texts/texts.ts';
import { ColourChoice, ConditionSelect } from './line-choices.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { SizeChoice } from './size-choice.tsx';

type CartLineRowProps = ComponentProps<typeof LinePrice> & {
  /** What is known of its product, perhaps in another size: that is there before the response for a new size is. */
  known: CartLineNow | undefined;
};

/** A line of the cart: product, quantity, price, and remove button. */
export function CartLineRow({ line, now, known, ...result }: CartLineRowProps) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const texts = useTexts(cartTexts);
  const { _id, images, size } = line;
  const title = known?.product?.title ?? line.name;
  const name = useNameInSize()(title, size);
  return (
    <li className="cart-line">
      <ProductImage
        src={known?.product?.images[0] ?? images[0] ?? null}
        picture={known?.product?.picture ?? null}
        alt=""
        size={80}
        className="rounded-sm"
      />
      <div className="grid content-start gap-2">
        <h2 className="font-sans text-base font-semibold">
          <Link
            to={productInSize(language, _id, size)}
            lang={merchantLang}
            className="line-clamp-3 wrap-anywhere hover:text-brand hover:underline"
          >
            {titleOnLines(title)}
          </Link>
        </h2>
        <LinePrice line={line} now={now} {...result} />
        <SizeChoice line={line} sizes={known?.sizes} />
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
          onClick={() => changeCart((lines) => withoutLine(lines, line))}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
