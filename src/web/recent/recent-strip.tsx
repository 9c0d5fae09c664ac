import { Link } from 'react-router';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { titleOnLines } from '../ui/product/title-on-lines.ts';
import { useToast } from '../ui/toasts.tsx';
import { clearRecent, useRecentlyViewed } from './recently-viewed.ts';

/** The last viewed products in a row; nothing where there are none. */
export function RecentStrip() {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  const toast = useToast();
  const merchantLang = useMerchantLang();
  const products = useRecentlyViewed();
  if (products.length === 0) return null;
  const clear = () => {
    clearRecent();
    toast(home.recentCleared);
  };
  return (
    <section aria-labelledby="recent" className="grid gap-4 pt-12">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="recent" className="text-xl font-bold">
          {home.recent}
        </h2>
        <Button tone="quiet" size="sm" icon="x" onClick={clear}>
          {home.clearRecent}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <Link
              to={productInSize(language, product.id, product.size ?? '')}
              className="grid h-full grid-cols-[4rem_1fr] items-center gap-3 rounded-md border border-rule bg-surface p-2 hover:border-brand"
            >
              <ProductImage src={product.image} alt="" size={64} className="rounded-sm" />
              <span lang={merchantLang} className="line-clamp-3 wrap-anywhere text-sm font-medium">
                {titleOnLines(product.title)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
