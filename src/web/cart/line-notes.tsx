import type { ComponentProps } from 'react';
import { lineKey } from '../../contract/cart/line-ref.ts';
import type { CartSplit } from '../../contract/cart/schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/states.tsx';
import { type CartLine, withChoice, withoutLine } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { SizeChoice } from './line/size-choice.tsx';
import type { Names } from './line-names.ts';
import { type LinesNow, movedSince, type PriceNow, priceNow, pricesNow } from './line-now.ts';
import { cartTexts } from './texts/texts.ts';

/** Another condition in which a line can be had, to be taken by a press. */
function TakeInstead({ line, price }: { line: CartLine; price: PriceNow }) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const { conditions } = useTexts(sharedTexts).product;
  const { condition, totalPrice } = price;
  return (
    <Button
      size="sm"
      onClick={() => changeCart((lines) => withChoice(lines, line, { condition, price: totalPrice }))}
    >
      {split.insteadOf(conditions[condition].toLocaleLowerCase(language), formatPrice(language, totalPrice))}
    </Button>
  );
}

/** Ways on from a size that nobody has: another one, or the product. */
function OtherSize({ line, name, sizes }: ComponentProps<typeof SizeChoice> & { name: string }) {
  const language = useLanguage();
  const { size: texts } = useTexts(cartTexts);
  return (
    <>
      <SizeChoice line={line} sizes={sizes} />
      <TextLink to={productInSize(language, line._id, line.size)} aria-label={texts.seeOf(name)}>
        {texts.see}
      </TextLink>
    </>
  );
}

type LeftLinesProps = { lines: readonly CartLine[]; left: CartSplit['left']; now: LinesNow; names: Names };

/** Lines that are in no plan, why, and what can be done. */
export function LeftLines({ lines, left, now, names }: LeftLinesProps) {
  const { split, remove, removeOf } = useTexts(cartTexts);
  const merchantLang = useMerchantLang();
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left" className="grid gap-3 border-l-4 border-warn bg-surface p-4">
      <h2 id="left" className="text-lg font-bold">
        {split.left}
      </h2>
      <ul className="grid gap-3">
        {left.map(({ reason, ...ref }) => {
          const key = lineKey(ref);
          const line = lines.find((each) => lineKey(each) === key);
          const others = line ? pricesNow(line, now.get(key)).filter(({ inStock }) => inStock) : [];
          return (
            <li key={key} className="grid justify-items-start gap-2">
              <p className="wrap-anywhere">
                <strong lang={merchantLang}>{names.get(key)}</strong> {split.reasons[reason]}
              </p>
              {reason === 'unknown' && (
                <Button
                  size="sm"
                  icon="trash"
                  aria-label={removeOf(names.get(key) ?? '')}
                  onClick={() => changeCart((cart) => withoutLine(cart, ref))}
                >
                  {remove}
                </Button>
              )}
              {line && reason === 'notInSize' && (
                <OtherSize line={line} sizes={now.get(key)?.sizes} name={names.get(key) ?? ''} />
              )}
              {line &&
                others
                  .filter(({ condition }) => condition !== line.condition)
                  .map((price) => <TakeInstead key={price.condition} line={line} price={price} />)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Price changes since products were added to the cart. */
export function ChangedPrices({ lines, now, names }: Omit<LeftLinesProps, 'left'>) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const changed = lines.flatMap((line) => {
    const price = priceNow(line, now.get(lineKey(line)));
    const moved = movedSince(line, price);
    return price && moved ? [{ line, price, moved }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby="changed" className="grid gap-2">
      <h2 id="changed" className="text-lg font-bold">
        {split.changed}
      </h2>
      <ul className="grid gap-1 text-sm">
        {changed.map(({ line, price, moved }) => (
          <li key={lineKey(line)} className="flex gap-2 wrap-anywhere">
            <Icon
              of={moved === 'cheaper' ? 'trending-down' : 'trending-up'}
              className={moved === 'cheaper' ? 'shrink-0 text-good' : 'shrink-0 text-warn'}
            />
            <span className="min-w-0">
              {split.change(
                names.get(lineKey(line)) ?? '',
                formatPrice(language, line.price),
                formatPrice(language, price.totalPrice),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
