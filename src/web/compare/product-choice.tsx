import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '../../contract/catalogue.schema.ts';
import { useCompareTexts } from '../i18n/compare-texts.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/messages.tsx';
import type { RecentProduct } from '../recent/recently-viewed.ts';
import { ProductImage } from '../ui/product-image.tsx';
import { productThumbnail } from '../ui/product-picture.ts';

type ChoiceProps = {
  product: RecentProduct;
  isChosen: boolean;
  children?: ReactNode;
};

function Choice({ product: { id, title, image }, isChosen, children }: ChoiceProps) {
  const merchantLang = useMerchantLang();
  return (
    <li>
      <Link
        to={{ search: `?product=${id}`, hash: '#comparison' }}
        aria-current={isChosen ? 'true' : undefined}
        className="grid min-h-16 grid-cols-[3rem_1fr] items-center gap-3 border-l-4 border-transparent py-2 pl-2 hover:bg-shade aria-[current]:border-brand aria-[current]:bg-surface"
      >
        <ProductImage src={image} alt="" size={48} className="rounded-sm" />
        <span className="grid">
          <span lang={merchantLang} className="line-clamp-2 text-sm font-medium wrap-anywhere">
            {title}
          </span>
          {children}
        </span>
      </Link>
    </li>
  );
}

function ChoiceList({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="choice-title">
      <h2 id="choice-title" className="border-b border-ink pb-1 text-lg font-bold">
        {title}
      </h2>
      {note && <p className="py-1 text-xs text-ink-soft">{note}</p>}
      <ul className="divide-y divide-rule">{children}</ul>
    </section>
  );
}

/** The products that the visitor viewed last, to choose one of. */
export function RecentChoice({
  products,
  chosenId,
}: {
  products: RecentProduct[];
  chosenId: string | undefined;
}) {
  const { page } = useCompareTexts();
  return (
    <ChoiceList title={page.recent}>
      {products.map((product) => (
        <Choice key={product.id} product={product} isChosen={product.id === chosenId} />
      ))}
    </ChoiceList>
  );
}

/** The products that most merchants offer: for a visitor who has viewed none yet. */
export function PopularChoice({
  products,
  chosenId,
}: {
  products: ProductCard[];
  chosenId: string | undefined;
}) {
  const language = useLanguage();
  const { page } = useCompareTexts();
  return (
    <ChoiceList title={page.popular} note={page.popularNote}>
      {products.map((product) => (
        <Choice
          key={product._id}
          product={{ id: product._id, title: product.title, image: productThumbnail(product) }}
          isChosen={product._id === chosenId}
        >
          <span suppressHydrationWarning className="text-xs text-ink-soft tabular-nums">
            {page.offers(product.offersCount)}
            {product.totalPrice !== null && ` · ${formatPrice(language, product.totalPrice)}`}
          </span>
        </Choice>
      ))}
    </ChoiceList>
  );
}
