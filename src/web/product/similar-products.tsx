import { useTexts } from '../i18n/texts.ts';
import type { Part } from '../load.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { CatalogueGrid } from '../product-card/catalogue-grid.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ErrorState } from '../ui/states.tsx';
import { bodyTexts } from './body-texts/texts.ts';

/** Products like the one that is shown. */
export function SimilarProducts({ products }: { products: Part<CardProduct[]> }) {
  const { similar } = useTexts(bodyTexts);
  return (
    <section id="similar" aria-labelledby="similar-title" className="grid gap-4">
      <h2 id="similar-title" className="text-2xl font-bold">
        {similar.title}
      </h2>
      {products === undefined && <ErrorState message={similar.failed} />}
      {products?.length === 0 && <p className="text-ink-soft">{similar.none}</p>}
      {products && products.length > 0 && (
        <CatalogueGrid>
          {products.map((product) => (
            <ProductCard key={product._id} product={product} />
          ))}
        </CatalogueGrid>
      )}
    </section>
  );
}
