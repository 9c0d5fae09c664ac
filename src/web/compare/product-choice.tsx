import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import type { RecentProduct } from '../recent/recently-viewed.ts';
import { Icon } from '../ui/icon.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productThumbnail } from '../ui/product/product-picture.ts';
import { chosenQuery, maxChosen, toggled } from './side-by-side/chosen-products.ts';
import { compareTexts } from './texts/texts.ts';

/** What stands beside the list: one product with its merchants, or several side by side. */
type Chosen = { chosenIds: readonly string[]; isSide: boolean };

/** Adds a product to the comparison or removes it; nothing where it is full. */
function SideLink({ id, title, chosenIds, isSide }: Chosen & Pick<RecentProduct, 'id' | 'title'>) {
  const { side } = useTexts(compareTexts);
  const isShown = chosenIds.includes(id);
  const isThere = isSide && isShown;
  if ((isShown && !isSide) || (!isShown && chosenIds.length >= maxChosen)) return null;
  return (
    <Link
      to={{ search: chosenQuery(toggled(chosenIds, id)), hash: '#comparison' }}
      aria-label={isThere ? side.removeOf(title) : side.add(title)}
      title={isThere ? side.removeOf(title) : side.add(title)}
      className="grid size-11 place-items-center text-ink-soft hover:text-brand"
    >
      <Icon of={isThere ? 'x' : 'plus'} />
    </Link>
  );
}

type ChoiceProps = Chosen & { product: RecentProduct; children?: ReactNode };

function Choice({ product: { id, title, image }, children, ...chosen }: ChoiceProps) {
  const merchantLang = useMerchantLang();
  const isChosen = chosen.chosenIds.includes(id);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center">
      <Link
        to={{ search: `?product=${id}`, hash: '#comparison' }}
        aria-current={isChosen ? 'true' : undefined}
        className="grid min-h-16 grid-cols-[3rem_1fr] items-center gap-3 border-l-4 border-transparent py-2 forced-colors:not-aria-[current]:border-l-0 forced-colors:not-aria-[current]:ml-1 pl-2 hover:bg-shade aria-[current]:border-brand aria-[current]:bg-surface"
      >
        <ProductImage src={image} alt="" size={48} className="rounded-sm" />
        <span className="grid">
          <span lang={merchantLang} className="line-clamp-2 text-sm font-medium wrap-anywhere">
            {title}
          </span>
          {children}
        </span>
      </Link>
      <SideLink id={id} title={title} {...chosen} />
    </li>
  );
}

function ChoiceList({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="choice-title">
      <h2 id="choice-title" className="border-b border-ink pb-1 text-lg font-bold">
        {title}
      </h2>
      {note && <p className="py-1 text-xs text-ink-soft max-lg:min-h-14">{note}</p>}
      <ul className="choices">{children}</ul>
    </section>
  );
}

/** The products that the visitor viewed last, to choose one of. */
export function RecentChoice({ products, ...chosen }: Chosen & { products: RecentProduct[] }) {
  const { page, side } = useTexts(compareTexts);
  return (
    <ChoiceList title={page.recent} note={side.more}>
      {products.map((product) => (
        <Choice key={product.id} product={product} {...chosen} />
      ))}
    </ChoiceList>
  );
}

/** The products that most merchants offer: for a visitor who has viewed none yet. */
export function PopularChoice({ products, ...chosen }: Chosen & { products: ProductCard[] }) {
  const language = useLanguage();
  const { page, side } = useTexts(compareTexts);
  return (
    <ChoiceList title={page.popular} note={`${page.popularNote} ${side.more}`}>
      {products.map((product) => (
        <Choice
          key={product._id}
          product={{ id: product._id, title: product.title, image: productThumbnail(product) }}
          {...chosen}
        >
          <span className="text-xs text-ink-soft tabular-nums">
            {page.offers(product.merchantsCount)}
            {product.totalPrice !== null && ` · ${formatPrice(language, product.totalPrice)}`}
          </span>
        </Choice>
      ))}
    </ChoiceList>
  );
}
