import type { Product } from '../../contract/catalogue/schema.ts';
import { useForeignLang, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Badge } from '../ui/badge.tsx';
import { EnergyArrow } from '../ui/product/energy-arrow.tsx';
import { Rating } from '../ui/product/rating.tsx';
import { titleOnLines } from '../ui/product/title-on-lines.ts';
import { productTexts } from './texts/texts.ts';
import { titleClass } from './title-class.ts';

/** Specifications that stand beside the picture already. */
const keySpecifications = 6;

/** Category, title, brand and rating: what the product is. */
export function ProductTitle({ product }: { product: Product }) {
  const texts = useTexts(sharedTexts).product;
  const merchantLang = useMerchantLang();
  const { condition } = product;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div className="flex flex-wrap gap-x-4 text-sm">
        <Breadcrumbs path={[...product.categoryPath, product.category]} />
        {product.brand && (
          <span className="wrap-anywhere leading-6 font-semibold text-ink-soft">{product.brand}</span>
        )}
      </div>
      <h1 lang={merchantLang} className={titleClass(product.title)}>
        {titleOnLines(product.title)}
      </h1>
      <p className="flex flex-wrap items-center gap-2">
        {product.rating !== null && <Rating rating={product.rating} count={product.ratingCount} />}
        {product.energyClass && <EnergyArrow of={product.energyClass} label={product.energyLabel} isLarge />}
        {condition && condition !== 'new' && <Badge>{texts.conditions[condition]}</Badge>}
      </p>
    </div>
  );
}

/** The first specifications, where there is room beside the picture. */
export function KeySpecifications({ product: { specifications } }: { product: Product }) {
  const langOf = useForeignLang();
  const texts = useTexts(productTexts);
  if (specifications.length === 0) return null;
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-2 text-sm">
      <dl className="grid w-full grid-cols-1 gap-1">
        {specifications.slice(0, keySpecifications).map(({ name, value, nameLanguage, valueLanguage }) => (
          <div key={name} className="leader">
            <dt lang={langOf(nameLanguage)} className="text-ink-soft">
              {name}
            </dt>
            <dd lang={langOf(valueLanguage)} className="line-clamp-2 wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {specifications.length > keySpecifications && (
        <a href="#specifications" className="font-medium text-brand underline underline-offset-4">
          {texts.allSpecifications}
        </a>
      )}
    </div>
  );
}
