import type { CartLineNow } from '../../../contract/cart/schema.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import { Select } from '../../forms/field.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type CartLine, withChoice } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { cartTexts } from '../texts/texts.ts';

type Size = CartLineNow['sizes'][number];
type SizeChoiceProps = {
  line: CartLine;
  /** Those in which it is offered; undefined: not known yet. */
  sizes: readonly Size[] | undefined;
};

/** The size with the lowest price, delivered prices first: a line without a size has its price. */
const cheapest = (sizes: readonly Size[]): Size | undefined =>
  sizes
    .filter(({ totalPrice }) => totalPrice !== null)
    .toSorted(
      (a, b) =>
        Number(b.deliveryKnown) - Number(a.deliveryKnown) || (a.totalPrice ?? 0) - (b.totalPrice ?? 0),
    )[0];

function useOptions({ line, sizes }: SizeChoiceProps) {
  const language = useLanguage();
  const { size: texts } = useTexts(cartTexts);
  const priceOf = ({ totalPrice, deliveryKnown }: Size) => {
    if (totalPrice === null) return texts.soldOut;
    const amount = formatPrice(language, totalPrice);
    return deliveryKnown ? amount : texts.notDelivered(amount);
  };
  const named = (label: string, price?: string) => {
    const name = sizeName(label, language);
    return { value: label, label: price === undefined ? name : texts.at(name, price) };
  };
  const isListed = line.size === '' || sizes?.some(({ label }) => label === line.size);
  return [
    { value: '', label: sizes?.length === 0 ? texts.without : texts.none },
    ...(isListed ? [] : [named(line.size, sizes && texts.soldOut)]),
    ...(sizes ?? []).map((size) => named(size.label, priceOf(size))),
  ];
}

/** The choice of a size, where a line's product has some or one was chosen that nobody names any more. */
export function SizeChoice({ line, sizes: known }: SizeChoiceProps) {
  const { size: texts } = useTexts(cartTexts);
  const options = useOptions({ line, sizes: known });
  const sizes = known ?? [];
  if (sizes.length === 0 && line.size === '') return null;
  const choose = (size: string) => {
    const price = (size === '' ? cheapest(sizes) : sizes.find(({ label }) => label === size))?.totalPrice;
    changeCart((lines) => withChoice(lines, line, { size, price: price ?? line.price }));
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Select
        label={texts.label}
        aria-label={texts.of(line.name)}
        options={options}
        value={line.size}
        onChange={({ target }) => choose(target.value)}
        className="lg:text-sm"
      />
      {line.size === '' && <p className="text-sm font-medium text-warn">{texts.open}</p>}
    </div>
  );
}
