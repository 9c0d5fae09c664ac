import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { type RecentProduct, useRecentlyViewed } from '../recent/recently-viewed.ts';
import { ProductImage } from '../ui/product/product-image.tsx';
import { TextLink } from '../ui/states.tsx';
import { bodyTexts } from './body-texts/texts.ts';

/** A product that was viewed, in a list at the side. */
function RecentItem({ product }: { product: RecentProduct }) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  return (
    <li>
      <Link
        to={productInSize(language, product.id, product.size ?? '')}
        className="grid min-h-11 grid-cols-[3rem_1fr] items-center gap-3 py-2 hover:text-brand hover:underline"
      >
        <ProductImage src={product.image} alt="" size={48} className="rounded-sm" />
        <span lang={merchantLang} className="line-clamp-2 text-sm font-medium wrap-anywhere">
          {product.title}
        </span>
      </Link>
    </li>
  );
}

/** Recently viewed products, except the present one. */
function RecentlyViewed({ exceptId }: { exceptId: string }) {
  const { recent } = useTexts(bodyTexts);
  const others = useRecentlyViewed().filter(({ id }) => id !== exceptId);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="border-b border-ink pb-1 text-lg font-bold">
        {recent.title}
      </h2>
      {others.length === 0 && <p className="pt-2 text-sm text-ink-soft">{recent.none}</p>}
      <ul className="divide-y divide-rule">
        {others.map((product) => (
          <RecentItem key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Beside a product page's parts: what was viewed before, and what every price means. */
export function ProductSidebar({ productId }: { productId: string }) {
  const language = useLanguage();
  const { note } = useTexts(bodyTexts);
  return (
    <aside className="grid content-start gap-8">
      <section aria-labelledby="note-title" className="grid gap-2 text-sm">
        <h2 id="note-title" className="border-b border-ink pb-1 text-lg font-bold">
          {note.title}
        </h2>
        <p className="text-ink-soft">{note.text}</p>
        <p>
          <TextLink to={addresses.ranking(language)}>{note.link}</TextLink>
        </p>
      </section>
      <RecentlyViewed exceptId={productId} />
    </aside>
  );
}
