import type { Product } from '../../contract/catalogue/schema.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { ViewLink } from '../layout/view-link.tsx';
import { type ProductView, productViewQuery } from './product-view.ts';
import { productTexts } from './texts/texts.ts';

const chip =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-control bg-surface px-3 text-sm font-medium tabular-nums hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand';
const soldOut = 'border-dashed text-ink-soft line-through';

/** The sizes of clothes and shoes: links, so that they work without scripts and stand in the address. */
export function SizeChooser({
  product,
  view,
  note,
}: {
  product: Product;
  view: ProductView;
  note: string | undefined;
}) {
  const language = useLanguage();
  const { sizes, priceNotDelivered } = useTexts(productTexts);
  return (
    <nav id="sizes" aria-labelledby="sizes-title" className="grid gap-2 border-t border-rule pt-3">
      <h2 id="sizes-title" className="font-sans text-sm font-semibold">
        {product.size === null ? sizes.choose : sizes.chosen(sizeName(product.size, language))}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {product.sizes.map(({ label, totalPrice, deliveryKnown }) => {
          const isChosen = label === product.size;
          const amount = formatPrice(language, totalPrice ?? 0);
          const from = sizes.from(deliveryKnown ? amount : priceNotDelivered(amount));
          const price = totalPrice === null ? sizes.soldOut : from;
          return (
            <li key={label}>
              <ViewLink
                query={productViewQuery({ ...view, size: isChosen ? undefined : label })}
                part="sizes"
                data-loads
                aria-current={isChosen ? 'true' : undefined}
                aria-label={`${sizeName(label, language)}, ${price}`}
                title={price}
                className={totalPrice === null && !isChosen ? `${chip} ${soldOut}` : chip}
              >
                {sizeName(label, language)}
              </ViewLink>
            </li>
          );
        })}
      </ul>
      {note && <p className="text-sm">{note}</p>}
    </nav>
  );
}
