import { lineKey } from '../../contract/cart/line-ref.ts';
import { useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { type CartLine, withoutLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { useNameInSize } from './line-names.ts';
import { cartTexts } from './texts/texts.ts';

/** Products that no longer exist, by the names in their lines: not counted, removed together. */
export function GoneLines({ lines }: { lines: readonly CartLine[] }) {
  const { gone, remove, removeOf, removeAll, split } = useTexts(cartTexts);
  const merchantLang = useMerchantLang();
  const nameOf = useNameInSize();
  if (lines.length === 0) return null;
  const keys = new Set(lines.map(lineKey));
  return (
    <section
      aria-label={gone}
      className="grid justify-items-start gap-2 border-l-4 border-warn bg-surface p-4"
    >
      <ul className="grid w-full gap-2">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 wrap-anywhere">
              <strong lang={merchantLang}>{nameOf(line.name, line.size)}</strong> {split.reasons.unknown}
            </p>
            <Button
              size="sm"
              icon="trash"
              aria-label={removeOf(nameOf(line.name, line.size))}
              onClick={() => changeCart((cart) => withoutLine(cart, line))}
            >
              {remove}
            </Button>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button
          size="sm"
          icon="trash"
          onClick={() => changeCart((cart) => cart.filter((line) => !keys.has(lineKey(line))))}
        >
          {removeAll}
        </Button>
      )}
    </section>
  );
}
