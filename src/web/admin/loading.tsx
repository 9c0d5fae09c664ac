import { useIsBusy } from '../api/busy.ts';
import { FormError } from '../forms/form-error.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { LoadingStatus } from '../ui/loading-status.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { adminTexts } from './texts/texts.ts';

type LoadingProps = { error: string | undefined; onRetry: () => Promise<void> };

/** The placeholder while something loads, or where loading failed. */
export function Loading({ error, onRetry }: LoadingProps) {
  const { table } = useTexts(adminTexts);
  const isOverlaid = useIsBusy();
  if (!error)
    return (
      <>
        <LoadingStatus isLoading={!isOverlaid} />
        <Skeleton className="h-60" />
      </>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <FormError message={error} />
      <Button onClick={() => void onRetry()}>{table.retry}</Button>
    </div>
  );
}
