import { useId } from 'react';
import type { CartLineNow } from '../../contract/cart/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { type CartLine, withChoice } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import type { PriceNow } from './line-now.ts';
import { cartTexts } from './texts/texts.ts';

type ColourChoiceProps = { line: CartLine; now: CartLineNow | undefined };

/** Whether any colour will do, where a line's product has others. */
export function ColourChoice({ line, now }: ColourChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const { _id, name, condition, anyColour } = line;
  const priceIn = (prices: readonly PriceNow[] | undefined) =>
    prices?.find((price) => price.condition === condition);
  const inAny = priceIn(now?.inAnyColour);
  if (!inAny && !anyColour) return null;
  const choose = (isAny: boolean) => {
    const price = (isAny ? inAny : priceIn(now?.conditions))?.totalPrice;
    changeCart((lines) =>
      withChoice(lines, _id, { anyColour: isAny, ...(price !== undefined && { price }) }),
    );
  };
  return (
    <div className="flex items-center gap-2 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={anyColour}
        onChange={({ target }) => choose(target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      <label htmlFor={id} suppressHydrationWarning className="py-1">
        {inAny?.deliveryKnown && inAny.inStock
          ? texts.anyColourFrom(formatPrice(language, inAny.totalPrice))
          : texts.anyColour}
        <span className="sr-only">{` : ${name}`}</span>
      </label>
    </div>
  );
}
