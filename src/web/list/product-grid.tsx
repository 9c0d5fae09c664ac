import { ProductCard, ProductCardSkeleton } from '../ui/product-card.tsx';
import type { CardProduct } from './card-product.ts';

/** Pictures of the first screen are loaded at once. */
const firstScreen = 4;

/** Products as a catalogue page; `isFirstOnPage` where it is what the visitor sees first. */
export function ProductGrid({
  products,
  isFirstOnPage = false,
}: {
  products: CardProduct[];
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
