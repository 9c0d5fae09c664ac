import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { LegalLine } from '../list/legal-line.tsx';
import { ProductGrid } from '../list/product-grid.tsx';
import type { Part } from '../load.ts';
import type { CardList } from '../product-card/card-product.ts';
import { RecentStrip } from '../recent/recent-strip.tsx';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { websiteData } from '../structured-data/website-data.ts';
import { EmptyState, ErrorState, TextLink } from '../ui/states.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './load-home.ts';
import { PriceDrops } from './price-drops.tsx';

/** The best-rated Computer Components; the target of Shop Now. */
function Components({ components }: { components: Part<CardList> }) {
  const language = useLanguage();
  const { home, list } = useTexts(sharedTexts);
  const category = components?.category;
  return (
    <section id="products" aria-labelledby="products-title" className="grid gap-4 pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="products-title" className="text-xl font-bold">
          {home.components(category ? categoryName(language, category) : home.componentsName)}
        </h2>
        {category && <TextLink to={addresses.category(language, category.name)}>{home.seeAll}</TextLink>}
      </div>
      {!components && <ErrorState message={home.componentsFailed} />}
      {components?.products.length === 0 && <EmptyState message={home.componentsNone} />}
      {components && components.products.length > 0 && (
        <>
          <LegalLine criterion={list.criteria.rating} merchantsCount={components.merchantsCount} />
          <ProductGrid products={components.products} />
        </>
      )}
    </section>
  );
}

/** Home, at `/` and `/products`. */
export function HomePage({ faceToFace, thumbnails, linked, components, drops }: HomeData) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  return (
    <>
      <PageHead path="/" />
      <StructuredData things={import.meta.env.SSR && (() => [websiteData(publicUrl, language)])} />
      <Hero duel={faceToFace?.duel ?? null} linked={linked} />
      <CategoryStrip thumbnails={thumbnails} />
      <Components components={components} />
      <PriceDrops drops={drops} />
      <RecentStrip />
    </>
  );
}
