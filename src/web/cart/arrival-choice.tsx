import { lineKey } from '../../contract/cart/line-ref.ts';
import type { CartSplit } from '../../contract/cart/schema.ts';
import { TextField } from '../forms/field.tsx';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Names } from './line-names.ts';
import { cartTexts } from './texts/texts.ts';

const day = 86_400_000;
/** Days from now that can be chosen. */
const maxDays = 90;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export type ArrivalChoiceProps = {
  by: string;
  onBy: (by: string) => void;
  /** The response about it; null: no day is chosen, or the response is not there yet. */
  arrival: CartSplit['arrival'];
  names: Names;
};

/** The extra cost of having everything by a day, or the products that no merchant is known to deliver by then. */
function Found({
  arrival,
  names,
}: {
  arrival: NonNullable<CartSplit['arrival']>;
  names: ArrivalChoiceProps['names'];
}) {
  const language = useLanguage();
  const { arrival: texts } = useTexts(cartTexts);
  const { by, late, more } = arrival;
  const date = formatDate(language, new Date(`${by}T12:00:00Z`));
  if (late.length > 0)
    return (
      <>
        <p className="font-medium text-warn">{texts.late(date)}</p>
        <ul className="list-disc pl-5">
          {late.map(lineKey).map((key) => (
            <li key={key}>{names.get(key)}</li>
          ))}
        </ul>
      </>
    );
  if (more === null) return <p>{texts.possible(date)}</p>;
  return (
    <p className="font-medium text-good">
      {more > 0 ? texts.more(date, formatPrice(language, more)) : texts.same(date)}
    </p>
  );
}

/** By which day the shopper wants to have everything. */
export function ArrivalChoice({ by, onBy, arrival, names }: ArrivalChoiceProps) {
  const { arrival: texts } = useTexts(cartTexts);
  return (
    <div className="grid gap-2">
      <TextField
        type="date"
        label={texts.label}
        hint={texts.note}
        className="max-w-48"
        // Not `value`: a year whose first digits are typed is out of range, and the field would be emptied.
        defaultValue={by}
        min={inDays(1)}
        max={inDays(maxDays - 1)}
        onChange={({ target }) => onBy(target.validity.valid ? target.value : '')}
      />
      <div role="status" className="text-sm">
        {arrival && arrival.by === by && <Found arrival={arrival} names={names} />}
      </div>
    </div>
  );
}
