import type { Product } from '../../contract/catalogue/schema.ts';
import type { Language } from '../../contract/language.ts';
import { printedGtin } from '../../contract/products/printed-gtin.ts';
import { useForeignLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { bodyTexts } from './body-texts/texts.ts';
import { productTexts } from './texts/texts.ts';

type Row = { name: string; value: string; nameLanguage?: Language; valueLanguage?: Language };

/** Merchants' specifications, and product codes. */
function useRows({ brand, gtins, mpns, specifications }: Product): Row[] {
  const { specifications: texts } = useTexts(productTexts);
  // Feeds name them in their own language: duplicate values are left out.
  const known = new Set(specifications.map(({ value }) => value.toLocaleLowerCase()));
  const own = [
    { name: texts.brand, value: brand },
    { name: texts.mpn, value: mpns.join(', ') },
    { name: texts.gtin, value: gtins.map(printedGtin).join(', ') },
  ].filter(({ value }) => value !== '' && !known.has(value.toLocaleLowerCase()));
  return [...specifications, ...own];
}

/** Specifications in two columns, name and value joined by dots. */
export function Specifications({ product }: { product: Product }) {
  const { specifications: texts } = useTexts(productTexts);
  const rows = useRows(product);
  const langOf = useForeignLang();
  return (
    <section id="specifications" aria-labelledby="specifications-title" className="grid grid-cols-1 gap-4">
      <h2 id="specifications-title" className="text-2xl font-bold">
        {texts.title}
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <dl className="gap-x-10 sm:columns-2">
        {rows.map(({ name, value, nameLanguage, valueLanguage }) => (
          <div key={`${name}: ${value}`} className="leader break-inside-avoid py-1">
            <dt lang={langOf(nameLanguage)} className="text-ink-soft">
              {name}
            </dt>
            <dd lang={langOf(valueLanguage)} className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The merchants' description, as text: markup of theirs is never run. */
export function Description({ product }: { product: Product }) {
  const { description } = useTexts(bodyTexts);
  const langOf = useForeignLang();
  const { description: text, descriptionLanguage } = product;
  return (
    <section aria-labelledby="description-title" className="grid gap-4">
      <h2 id="description-title" className="text-2xl font-bold">
        {description.title}
      </h2>
      <p
        lang={text ? langOf(descriptionLanguage) : undefined}
        className="max-w-prose whitespace-pre-line wrap-anywhere"
      >
        {text || description.none}
      </p>
    </section>
  );
}
