import { cartLimits } from '../../../contract/cart/cart-limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { type CartLine, withQuantity } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { cartTexts } from '../texts/texts.ts';

/** One more, one less; never less than one. */
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
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      />
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <IconButton
        label={texts.more(name)}
        icon="plus"
        disabled={quantity >= cartLimits.quantity}
        onClick={() => set(quantity + 1)}
      />
    </fieldset>
  );
}
