import type { CartLineNow } from '../../../contract/cart/schema.ts';
import { SelectControl } from '../../forms/field.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type CartLine, withChoice } from '../cart-lines.ts';
import { changeCart } from '../cart-store.ts';
import { type PriceNow, pricesNow } from '../line-now.ts';
import { cartTexts } from '../texts/texts.ts';

type LineChoiceProps = { line: CartLine; now: CartLineNow | undefined };

/** The choice of condition, where a line's product is offered in others. */
export function ConditionSelect({ line, now }: LineChoiceProps) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const { conditions } = useTexts(sharedTexts).product;
  const offered = pricesNow(line, now);
  if (offered.every(({ condition }) => condition === line.condition)) return null;
  const isOffered = offered.some(({ condition }) => condition === line.condition);
  const choose = (value: string) => {
    const chosen = offered.find(({ condition }) => condition === value);
    if (!chosen) return;
    const { condition, totalPrice } = chosen;
    changeCart((lines) => withChoice(lines, line, { condition, price: totalPrice }));
  };
  return (
    <div className="max-w-72">
      <SelectControl
        aria-label={texts.condition(line.name)}
        value={line.condition}
        onChange={(event) => choose(event.target.value)}
        className="lg:text-sm"
      >
        {!isOffered && <option value={line.condition}>{conditions[line.condition]}</option>}
        {offered.map(({ condition, totalPrice }) => (
          <option key={condition} value={condition}>
            {texts.conditionAt(conditions[condition], formatPrice(language, totalPrice))}
          </option>
        ))}
      </SelectControl>
    </div>
  );
}

/** Whether any colour will do, where a line's product has others. */
export function ColourChoice({ line, now }: LineChoiceProps) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const { name, condition, anyColour } = line;
  const priceIn = (prices: readonly PriceNow[] | undefined) =>
    prices?.find((price) => price.condition === condition);
  const inAny = priceIn(now?.inAnyColour);
  if (!inAny && !anyColour) return null;
  const choose = (isAny: boolean) => {
    const price = (isAny ? inAny : priceIn(now?.conditions))?.totalPrice;
    changeCart((lines) =>
      withChoice(lines, line, { anyColour: isAny, ...(price !== undefined && { price }) }),
    );
  };
  return (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={anyColour}
        onChange={({ target }) => choose(target.checked)}
        className="size-5 shrink-0"
      />
      <span className="py-1">
        {inAny?.deliveryKnown && inAny.inStock
          ? texts.anyColourFrom(formatPrice(language, inAny.totalPrice))
          : texts.anyColour}
        <span className="sr-only">{` : ${name}`}</span>
      </span>
    </label>
  );
}
