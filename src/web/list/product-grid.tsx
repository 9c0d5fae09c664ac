import type { ProductCard as Product } from '../../contract/catalogue.schema.ts';
import { ProductCard, ProductCardSkeleton } from '../ui/product-card.tsx';

/** Pictures of the first screen are loaded at once. */
const firstScreen = 4;

/** Products as a catalogue page; `isFirstOnPage` where it is what the visitor sees first. */
export function ProductGrid({
  products,
  isFirstOnPage = false,
}: {
  products: Product[];
  isFirstOnPage?: boolean;
}) {
  return (
    <ul className="catalogue-grid">
      {products.map((product, index) => (
        <ProductCard key={product._id} product={product} isPriority={isFirstOnPage && index < firstScreen} />
      ))}
    </ul>
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
