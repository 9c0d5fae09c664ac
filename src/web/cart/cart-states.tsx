import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of cart and checkout until it is known what is in them. */
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
