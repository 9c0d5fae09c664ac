import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { Drop } from '../home/drop.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { CatalogueGrid } from '../product-card/catalogue-grid.tsx';
import { ProductCard, ProductCardSkeleton } from '../product-card/product-card.tsx';

/** Pictures of the first screen are loaded at once. */
const firstScreen = 4;

/** Products as a catalogue page; `isFirstOnPage` where it is what the visitor sees first; `drops` where its order asks for them. */
export function ProductGrid({
  products,
  drops = [],
  isFirstOnPage = false,
}: {
  products: CardProduct[];
  drops?: ProductList['drops'];
  isFirstOnPage?: boolean;
}) {
  const fallen = new Map(drops.map((drop) => [drop.productId, drop]));
  return (
    <CatalogueGrid>
      {products.map((product, index) => {
        const drop = fallen.get(product._id);
        return (
          <ProductCard
            key={product._id}
            product={product}
            isPriority={isFirstOnPage && index < firstScreen}
            note={drop && <Drop {...drop} />}
          />
        );
      })}
    </CatalogueGrid>
  );
}

/** The grid while it loads, in its final shape. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ul aria-busy="true" className="catalogue-grid">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ul>
  );
}
