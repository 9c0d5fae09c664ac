import { Suspense, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { lineKey } from '../../contract/cart/line-ref.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { EmptyState } from '../ui/states.tsx';
import { type CartLine, mergeCarts } from './cart-lines.ts';
import { CartSkeleton } from './cart-states.tsx';
import { changeCart, useCart, useIsUnsaved } from './cart-store.ts';
import { CartTotal } from './cart-total.tsx';
import { GoneLines } from './gone-lines.tsx';
import { CartLineRow } from './line/cart-line-row.tsx';
import { byLine } from './line-now.ts';
import { cartTexts } from './texts/texts.ts';
import { useSplit } from './use-split.ts';
import '../styles/cart.css';

const ListAlertPart = lazyPart(() => import('../alerts/lists/alert-part.tsx'));

/** Keys that stay when a line's size is changed, so that the focus does: which line of its product it is. */
const withKeys = (lines: readonly CartLine[]) =>
  lines.map((line, at) => {
    const nth = lines.slice(0, at).filter(({ _id }) => _id === line._id).length;
    return { key: `${line._id} ${nth}`, line };
  });

function CartLines({ lines, onClear }: { lines: CartLine[]; onClear: () => void }) {
  const texts = useTexts(cartTexts);
  const result = useSplit(lines);
  const found = result.split?.lines ?? [];
  const now = byLine(found);
  const products = new Map(found.map((line) => [line._id, line]));
  const living = lines.filter(({ isGone }) => !isGone);
  return (
    <div className="cart-page">
      <div className="grid content-start gap-4">
        {result.hasFailed && <RetryFailure message={texts.loadFailed} onRetry={result.retry} />}
        <GoneLines lines={lines.filter(({ isGone }) => isGone)} />
        {living.length > 0 && (
          <ul className="border-t border-ink">
            {withKeys(living).map(({ key, line }) => (
              <CartLineRow
                key={key}
                line={line}
                now={now.get(lineKey(line))}
                known={now.get(lineKey(line)) ?? products.get(line._id)}
                split={result.split}
                hasFailed={result.hasFailed}
              />
            ))}
          </ul>
        )}
        <p>
          <Button tone="quiet" size="sm" icon="trash" onClick={onClear}>
            {texts.clear}
          </Button>
        </p>
      </div>
      <CartTotal lines={living} result={result} />
    </div>
  );
}

/** Empties the cart; `undo` restores it, while the page is open for the same visitor. */
function useClearing(lines: CartLine[], visitor: string | undefined) {
  const [cleared, setCleared] = useState<{ lines: CartLine[]; visitor: string | undefined }>();
  const isTheirs = cleared !== undefined && cleared.visitor === visitor;
  return {
    clear() {
      setCleared({ lines, visitor });
      changeCart(() => []);
    },
    undo: isTheirs
      ? () => {
          setCleared(undefined);
          changeCart((now) => mergeCarts(cleared.lines, now));
        }
      : undefined,
  };
}

/** An empty cart; emptying can be undone. */
function Empty({ undo }: { undo: (() => void) | undefined }) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  return (
    <EmptyState message={undo ? texts.cleared : texts.empty}>
      {undo && <Button onClick={undo}>{texts.undoClear}</Button>}
      <LinkButton to={addresses.products(language)}>{texts.browse}</LinkButton>
    </EmptyState>
  );
}

const nothing: CartLine[] = [];

function Contents() {
  const lines = useCart();
  const session = useSession();
  const visitor = session.state === 'signedIn' ? session.user.id : undefined;
  const { clear, undo } = useClearing(lines ?? nothing, visitor);
  const isUnsaved = useIsUnsaved();
  if (!lines) return <CartSkeleton />;
  if (lines.length > 0) {
    return (
      <>
        <CartLines lines={lines} onClear={clear} />
        {session.state === 'signedIn' && (
          <Suspense fallback={null}>
            <ListAlertPart list="cart" isUnsaved={isUnsaved} />
          </Suspense>
        )}
      </>
    );
  }
  return <Empty undo={undo} />;
}

/**
 * The cart as a page. Rendered in the browser only.
 */
export default function CartRoute() {
  const texts = useTexts(cartTexts);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(useCart()?.length ?? 0);
  return (
    <div className="grid min-h-[90dvh] content-start gap-6">
      <PageHead title={texts.title} description={texts.description} isHidden />
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
        {texts.title}
      </h1>
      <Contents />
    </div>
  );
}
