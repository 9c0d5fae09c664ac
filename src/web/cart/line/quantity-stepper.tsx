import { cartLimits } from '../../../contract/cart/cart-limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { type CartLine, withQuantity } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { cartTexts } from '../texts/texts.ts';

/** One more, one less; never less than one. A button that has no further to go keeps the focus. */
export function QuantityStepper({ line, name }: { line: CartLine; name: string }) {
  const { quantity } = line;
  const texts = useTexts(cartTexts);
  const set = (to: number) => changeCart((lines) => withQuantity(lines, line, to));
  return (
    <fieldset className="inline-flex items-center rounded-md border border-control">
      <legend className="sr-only">{texts.quantity(name)}</legend>
      <IconButton
        label={texts.less(name)}
        icon="minus"
        aria-disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      />
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <IconButton
        label={texts.more(name)}
        icon="plus"
        aria-disabled={quantity >= cartLimits.quantity}
        onClick={() => set(quantity + 1)}
      />
    </fieldset>
  );
}
