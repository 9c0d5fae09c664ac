import type { CartLineNow } from '../../contract/cart/schema.ts';
import { controlClass } from '../forms/control.tsx';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { type CartLine, withChoice } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { pricesNow } from './line-now.ts';
import { cartTexts } from './texts/texts.ts';

/** The choice of condition, where a line's product is offered in others. */
export function ConditionSelect({ line, now }: { line: CartLine; now: CartLineNow | undefined }) {
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
    changeCart((lines) => withChoice(lines, line._id, { condition, price: totalPrice }));
  };
  return (
    <select
      aria-label={texts.condition(line.name)}
      value={line.condition}
      onChange={(event) => choose(event.target.value)}
      className={`${controlClass} max-w-72 text-sm`}
    >
      {!isOffered && <option value={line.condition}>{conditions[line.condition]}</option>}
      {offered.map(({ condition, totalPrice }) => (
        <option key={condition} value={condition}>
          {texts.conditionAt(conditions[condition], formatPrice(language, totalPrice))}
        </option>
      ))}
    </select>
  );
}
