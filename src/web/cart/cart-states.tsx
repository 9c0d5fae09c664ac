import { useCartTexts } from '../i18n/cart-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
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

/** Says that the server could not be asked, and asks again. */
export function AskFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { retry } = useCartTexts();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-warn bg-surface p-4"
    >
      <Icon of="triangle-exclamation-point" className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-56 font-medium">{message}</p>
      <Button size="sm" icon="rotate-cw" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
