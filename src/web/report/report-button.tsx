import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import type { Product } from '../../contract/catalogue/schema.ts';
import { useTexts } from '../i18n/texts.ts';
import { productTexts } from '../product/texts/texts.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Button } from '../ui/button.tsx';

const loadDialog = () => import('./report-dialog.tsx');
const ReportDialog = lazyPart(loadDialog);

const never = () => () => undefined;

/** Opens the report dialog; needs scripts, so rendered after hydration. */
export function ReportButton({ product }: { product: Product }) {
  const { report } = useTexts(productTexts);
  const [isOpen, setOpen] = useState(false);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="min-h-9">
      {isAlive && (
        <Button
          tone="quiet"
          size="sm"
          icon="triangle-exclamation-point"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {report}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <ReportDialog product={product} onClose={close} />}</Suspense>
    </div>
  );
}
