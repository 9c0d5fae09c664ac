import type { ProductCard as Product } from '../../contract/catalogue.schema.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Part } from '../load.ts';
import { ProductCard } from '../ui/product-card.tsx';
import { ErrorState } from '../ui/states.tsx';

/** One row on a wide page, two on a phone. */
const shownProducts = 4;

/** Products like the one that is shown. */
export function SimilarProducts({ products }: { products: Part<Product[]> }) {
  const { similar } = useMessages().productPage;
  return (
    <section id="similar" aria-labelledby="similar-title" className="grid gap-4">
      <h2 id="similar-title" className="text-2xl font-bold">
        {similar.title}
      </h2>
      {products === undefined && <ErrorState message={similar.failed} />}
      {products?.length === 0 && <p className="text-ink-soft">{similar.none}</p>}
      {products && products.length > 0 && (
        <ul className="catalogue-grid">
          {products.slice(0, shownProducts).map((product) => (
            <ProductCard key={product._id} product={product} />
          ))}
        </ul>
      )}
    </section>
  );
}
