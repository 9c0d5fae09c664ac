import { Skeleton } from '../ui/skeleton.tsx';

/** The skeleton of cart and checkout while loading. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="cart-page">
      <div className="grid content-start gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-60" />
    </div>
  );
}
